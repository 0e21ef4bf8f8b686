import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  classifyFailure,
  failureSigns,
} from '../../../src/errors/classifyFailure'

describe('classifyFailure classifies whatever is thrown', () => {
  test('an error that is its own cause', () => {
    const loop: { cause?: unknown; code: number } = { code: 4001 }
    loop.cause = { cause: loop }
    expect(classifyFailure(loop).class).toBe('rejected')
  })

  test('an error whose originalError is null', () => {
    const data = { originalError: null }
    const thrown = { name: 'SwitchChainError', code: 4902, data }
    expect(classifyFailure(thrown).class).toBe('chain-unknown')
  })

  test('an endless chain of causes', () => {
    const endless = {
      get cause(): unknown {
        return { ...endless, message: 'deeper' }
      },
    }
    expect(classifyFailure(endless)).toEqual({ class: 'unknown' })
  })

  test('getters that throw', () => {
    const trap = {
      code: 4001,
      get cause(): unknown {
        throw new Error('no')
      },
      get name(): unknown {
        throw new Error('no')
      },
      get message(): unknown {
        throw new Error('no')
      },
    }
    expect(classifyFailure(trap)).toEqual({ class: 'rejected', code: 4001 })
  })

  test('any value with a known class, deterministically, and serializable', () => {
    const classes = [...failureSigns.map((sign) => sign.class), 'unknown']
    const errorLike = fc.letrec((tie) => ({
      error: fc.record(
        {
          name: fc.anything(),
          message: fc.oneof(fc.string(), fc.anything()),
          code: fc.oneof(fc.integer(), fc.string(), fc.anything()),
          cause: fc.oneof({ depthSize: 'small' }, fc.anything(), tie('error')),
          data: fc.anything(),
        },
        { requiredKeys: [] },
      ),
    })).error
    fc.assert(
      fc.property(fc.oneof(fc.anything(), errorLike), (thrown) => {
        const failure = classifyFailure(thrown)
        expect(classes).toContain(failure.class)
        expect(classifyFailure(thrown)).toEqual(failure)
        expect(JSON.parse(JSON.stringify(failure))).toEqual(failure)
      }),
      { numRuns: 200 },
    )
  })

  test('hostile values, which throw, or are endless, revoked, circular or huge', () => {
    const keys = ['name', 'message', 'code', 'cause', 'data', 'originalError']
    const plans = fc.record({
      throwsAt: fc.subarray(keys),
      loopsAt: fc.subarray(keys),
      words: fc.constantFrom('', 'x'.repeat(1_000_000), '\n'.repeat(100_000)),
      code: fc.constantFrom(4001, '4001', Number.NaN, -32002n, Symbol('4001')),
      isRevoked: fc.boolean(),
    })
    fc.assert(
      // The value is created here, because fast-check inspects the values that it passes on.
      fc.property(plans, ({ throwsAt, loopsAt, words, code, isRevoked }) => {
        const target = { name: words, message: words, code }
        const { proxy, revoke } = Proxy.revocable<object>(target, {
          get(from, key): unknown {
            if (throwsAt.includes(String(key))) throw new Error('no')
            return loopsAt.includes(String(key))
              ? proxy
              : Reflect.get(from, key)
          },
          getPrototypeOf() {
            throw new Error('no')
          },
        })
        if (isRevoked) revoke()
        const { class: found } = classifyFailure(proxy)
        expect(['unknown', 'rejected']).toContain(found)
      }),
    )
  })
})
