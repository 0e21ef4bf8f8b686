import {
  ChainNotConfiguredError,
  ProviderNotFoundError,
  SwitchChainNotSupportedError,
} from '@wagmi/core'
import fc from 'fast-check'
import {
  InternalRpcError,
  ResourceUnavailableRpcError,
  RpcRequestError,
  SocketClosedError,
  SwitchChainError,
  TimeoutError,
  UnknownRpcError,
  UnsupportedChainIdError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
  WebSocketRequestError,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { classifyFailure } from '../../../src/errors/classifyFailure'
import type { FailureClass } from '../../../src/errors/Failure'
import { failureSigns } from '../../../src/errors/failureSigns'

const plain = new Error('no words that tell')
const connector = connectorNamed('Safe')

/** The one field that the error class reads. */
function connectorNamed(name: string) {
  return { name } as ConstructorParameters<
    typeof SwitchChainNotSupportedError
  >[0]['connector']
}

function rpcAnswer(code: number, message: string) {
  return new RpcRequestError({
    body: {},
    error: { code, message },
    url: 'https://rpc.test',
  })
}

function withCause(message: string, cause: unknown) {
  return new Error(message, { cause })
}

function named(name: string, message = '') {
  return Object.assign(new Error(message), { name })
}

const table: readonly [string, unknown, FailureClass, number?][] = [
  ["viem's refusal", new UserRejectedRequestError(plain), 'rejected', 4001],
  ["a wallet's refusal", { code: 4001, message: 'nope' }, 'rejected', 4001],
  ['a refusal with its code as text', { code: '4001' }, 'rejected', 4001],
  ["WalletConnect's refusal", { code: 5000, message: '' }, 'rejected', 5000],
  ['a refusal named by a word', { code: 'ACTION_REJECTED' }, 'rejected'],
  ['a refusal by name', named('UserRejectedRequest'), 'rejected'],
  ['a refusal by message', new Error('User denied account access'), 'rejected'],
  ['a refusal that is but a text', 'User rejected methods.', 'rejected'],
  [
    'a refusal within a switch',
    new SwitchChainError(new UserRejectedRequestError(plain)),
    'rejected',
    4001,
  ],
  [
    "viem's pending request",
    new ResourceUnavailableRpcError(plain),
    'already-pending',
    -32002,
  ],
  [
    "a wallet's pending request",
    rpcAnswer(-32002, 'busy'),
    'already-pending',
    -32002,
  ],
  [
    'a pending request within a switch',
    new SwitchChainError(Object.assign(new Error(''), { code: -32002 })),
    'already-pending',
    -32002,
  ],
  [
    'a pending request that wagmi calls a refusal',
    new UserRejectedRequestError(
      Object.assign(new Error(''), { code: -32002 }),
    ),
    'already-pending',
    -32002,
  ],
  [
    'a pending request by message',
    new Error('Already processing eth_requestAccounts. Please wait.'),
    'already-pending',
  ],
  [
    "viem's time limit",
    new TimeoutError({ body: {}, url: 'https://rpc.test' }),
    'timed-out',
  ],
  [
    "the browser's time limit",
    new DOMException('', 'TimeoutError'),
    'timed-out',
  ],
  [
    'a time limit within an unknown error',
    new UnknownRpcError(
      new TimeoutError({ body: {}, url: 'https://rpc.test' }),
    ),
    'timed-out',
  ],
  ['a pairing that expired', new Error('Proposal expired'), 'timed-out'],
  ['no wallet', new ProviderNotFoundError(), 'not-installed'],
  [
    'a wallet that cannot switch',
    new SwitchChainNotSupportedError({ connector }),
    'chain-unsupported',
  ],
  [
    'a chain that is not configured',
    new SwitchChainError(new ChainNotConfiguredError()),
    'chain-unsupported',
  ],
  [
    'a chain the wallet never supports',
    new UnsupportedChainIdError(plain),
    'chain-unsupported',
    5710,
  ],
  [
    'a switch that the wallet has no method for',
    new SwitchChainError(new UnsupportedProviderMethodError(plain)),
    'chain-unsupported',
    4200,
  ],
  [
    'a chain the wallet does not know',
    { code: 4902, message: '' },
    'chain-unknown',
    4902,
  ],
  [
    'an unknown chain within a switch',
    new SwitchChainError(Object.assign(new Error(''), { code: 4902 })),
    'chain-unknown',
    4902,
  ],
  [
    'an unknown chain, as MetaMask tells it on phones',
    { code: -32603, data: { originalError: { code: 4902 } } },
    'chain-unknown',
    4902,
  ],
  [
    'an unknown chain by message',
    new SwitchChainError(
      Object.assign(new Error('Unrecognized chain ID "0x2105".'), {
        code: -32603,
      }),
    ),
    'chain-unknown',
    -32603,
  ],
  [
    'a chunk that did not arrive',
    named('ChunkLoadError', 'Loading chunk 7 failed.'),
    'sdk-missing',
  ],
  [
    'a module that did not arrive',
    new TypeError(
      'Failed to fetch dynamically imported module: https://remote.test/a.js',
    ),
    'sdk-missing',
  ],
  [
    'a module that is not there',
    Object.assign(new Error(''), { code: 'MODULE_NOT_FOUND' }),
    'sdk-missing',
  ],
  [
    "wagmi's missing dependency",
    new Error('dependency "@safe-global/safe-apps-sdk" not found'),
    'sdk-missing',
  ],
  [
    'a popup that did not open',
    withCause('Internal', new Error('Pop up window failed to open')),
    'popup-blocked',
  ],
  [
    'a popup that was blocked',
    new Error('The popup was blocked by the browser'),
    'popup-blocked',
  ],
  [
    'storage that is forbidden',
    new DOMException('Access is denied.', 'SecurityError'),
    'storage-blocked',
  ],
  [
    'storage that is full',
    new DOMException('', 'QuotaExceededError'),
    'storage-blocked',
  ],
  [
    'a relay that is down',
    new WebSocketRequestError({ url: 'wss://relay.test' }),
    'relay-unreachable',
  ],
  [
    'a relay that hung up',
    new SocketClosedError({ url: 'wss://relay.test' }),
    'relay-unreachable',
  ],
  [
    'a relay that stalls',
    new Error('Socket stalled when trying to connect to wss://relay.test'),
    'relay-unreachable',
  ],
  [
    'a switch that failed for a reason of its own',
    new SwitchChainError(Object.assign(plain, { code: -32603 })),
    'unknown',
    -32603,
  ],
  [
    'an error inside the wallet',
    new InternalRpcError(new Error('oops')),
    'unknown',
    -32603,
  ],
  ["viem's unknown error", new UnknownRpcError(new Error('oops')), 'unknown'],
  ['an error that was aborted', new DOMException('', 'AbortError'), 'unknown'],
  ['a plain error', new Error('oops'), 'unknown'],
  ['a code that no wallet has', { code: 18 }, 'unknown'],
  ['nothing', undefined, 'unknown'],
  ['null', null, 'unknown'],
  ['a number', 4001, 'unknown'],
]

test.each(table)('%s', (_, thrown, found, code) => {
  expect(classifyFailure(thrown)).toEqual(
    code === undefined ? { class: found } : { class: found, code },
  )
})

describe('whatever is thrown is classified', () => {
  test('an error that is its own cause', () => {
    const loop: { cause?: unknown; code: number } = { code: 4001 }
    loop.cause = { cause: loop }
    expect(classifyFailure(loop).class).toBe('rejected')
  })

  test('causes without end', () => {
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

  test('a proxy that was revoked', () => {
    const { proxy, revoke } = Proxy.revocable({ code: 4001 }, {})
    revoke()
    expect(classifyFailure(proxy)).toEqual({ class: 'unknown' })
  })

  test('anything at all, with a class, twice the same, and fit for a report', () => {
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

  test('a code outside the signs never hides the sign that wraps it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 999 }), (code) => {
        const cause = Object.assign(new Error('oops'), { code })
        expect(classifyFailure(new UserRejectedRequestError(cause))).toEqual({
          class: 'rejected',
          code: 4001,
        })
      }),
    )
  })
})
