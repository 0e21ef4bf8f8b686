import {
  HttpRequestError,
  LimitExceededRpcError,
  RpcRequestError,
  UnknownRpcError,
} from 'viem'
import { expect, test } from 'vitest'
import {
  type Backoff,
  backoffAfter,
  isRateLimit,
} from '../../../src/wallet/engine/nodes/backoffAfter'

const nowMs = Date.parse('2026-11-21T12:00:00Z')

const refused = (status: number, retryAfter?: string) =>
  new HttpRequestError({
    url: 'https://node.example',
    status,
    headers: new Headers(retryAfter ? { 'retry-after': retryAfter } : {}),
  })

/** Returns the lengths of successive pauses, in milliseconds. */
function restsOf(times: number, random: number, thrown: unknown) {
  let rest: Backoff | undefined
  return Array.from({ length: times }, () => {
    rest = backoffAfter(thrown, rest, nowMs, random)
    return rest.waitMs
  })
}

test('backoffAfter doubles each pause up to a minute', () => {
  expect(restsOf(8, 1, refused(429))).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ])
  expect(restsOf(1000, 1, refused(429)).at(-1)).toBe(60_000)
})

test('backoffAfter randomises the pause, so that pages do not resume at the same time', () => {
  expect(restsOf(2, 0, refused(429))).toEqual([1000, 2000])
  expect(restsOf(2, 0.5, refused(429))).toEqual([1500, 3000])
})

test.each([
  ['7', 7000],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', 0],
  ['-5', 0],
  ['99999999', 300_000],
])(
  'backoffAfter pauses for at least the time of Retry-After: "%s" is %i ms',
  (said, ms) => {
    const thrown = refused(429, said)
    expect(restsOf(1, 0, thrown)).toEqual([ms + 1000])
    const wrapped = new Error('Failed.', { cause: thrown })
    expect(restsOf(1, 0, wrapped)).toEqual([ms + 1000])
  },
)

test('backoffAfter uses its own pause if the node does not state one', () => {
  for (const thrown of [
    refused(429),
    new LimitExceededRpcError(new Error('too many')),
    { status: 429, headers: { 'retry-after': '7' } },
  ])
    expect(restsOf(1, 0, thrown)).toEqual([1000])
})

test.each([429, -32005, -32007, -32012, -32016, -32017, -32029])(
  'isRateLimit recognises the code %i, also in a cause',
  (code) => {
    const error = new RpcRequestError({
      body: {},
      error: { code, message: 'too many' },
      url: 'https://node.example',
    })
    expect(isRateLimit(error)).toBe(true)
    expect(isRateLimit(new UnknownRpcError(error))).toBe(true)
    expect(isRateLimit(new Error('Failed.', { cause: error }))).toBe(true)
  },
)

test('isRateLimit ends at an error that is its own cause', () => {
  const loop = new Error('Loop')
  loop.cause = loop
  expect(isRateLimit(loop)).toBe(false)
})

test.each([refused(500), refused(404), new Error('429'), null, 429])(
  'isRateLimit is false for any other failure: %s',
  (thrown) => {
    expect(isRateLimit(thrown)).toBe(false)
  },
)

test('isRateLimit recognises the status of a node that is too busy', () => {
  expect(isRateLimit(refused(503))).toBe(true)
})
