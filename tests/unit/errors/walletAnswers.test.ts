import {
  ChainNotConfiguredError,
  ProviderNotFoundError,
  SwitchChainNotSupportedError,
} from '@wagmi/core'
import {
  MethodNotSupportedRpcError,
  ResourceUnavailableRpcError,
  RpcRequestError,
  SwitchChainError,
  TimeoutError,
  UnknownRpcError,
  UnsupportedChainIdError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import { expect, test } from 'vitest'
import { classifyFailure } from '../../../src/errors/classifyFailure'
import type { FailureClass } from '../../../src/errors/Failure'

const plain = new Error('no words that tell')
const connector = connectorNamed('Safe')

/** Returns the one field that the error class reads. */
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

function named(name: string, message = '', code?: number) {
  return Object.assign(new Error(message), { name, code })
}

const table: readonly [string, unknown, FailureClass, number?][] = [
  ["viem's rejection", new UserRejectedRequestError(plain), 'rejected', 4001],
  ["a wallet's rejection", { code: 4001, message: 'nope' }, 'rejected', 4001],
  ['a rejection whose code is a text', { code: '4001' }, 'rejected', 4001],
  ["WalletConnect's rejection", { code: 5000, message: '' }, 'rejected', 5000],
  ['a rejection whose code is a word', { code: 'ACTION_REJECTED' }, 'rejected'],
  ['a rejection with only a name', named('UserRejectedRequest'), 'rejected'],
  [
    'a rejection with only a message',
    new Error('User denied account access'),
    'rejected',
  ],
  ['a rejection that is only a text', 'User rejected methods.', 'rejected'],
  ["a Safe's rejection", new Error('Transaction was rejected'), 'rejected'],
  [
    'a rejection within a failed switch',
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
    'a pending request within a failed switch',
    new SwitchChainError(Object.assign(new Error(''), { code: -32002 })),
    'already-pending',
    -32002,
  ],
  [
    'a pending request that wagmi reports as a rejection',
    new UserRejectedRequestError(
      Object.assign(new Error(''), { code: -32002 }),
    ),
    'already-pending',
    -32002,
  ],
  [
    'a pending request with only a message',
    new Error('Already processing eth_requestAccounts. Please wait.'),
    'already-pending',
  ],
  [
    "viem's timeout",
    new TimeoutError({ body: {}, url: 'https://rpc.test' }),
    'timed-out',
  ],
  ["the browser's timeout", new DOMException('', 'TimeoutError'), 'timed-out'],
  [
    'a timeout within an unknown error',
    new UnknownRpcError(
      new TimeoutError({ body: {}, url: 'https://rpc.test' }),
    ),
    'timed-out',
  ],
  ['a pairing that expired', new Error('Proposal expired'), 'timed-out'],
  ['a missing wallet', new ProviderNotFoundError(), 'not-installed'],
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
    'a chain that the wallet never supports',
    new UnsupportedChainIdError(plain),
    'chain-unsupported',
    5710,
  ],
  [
    'a switch for which the wallet lacks the method',
    new SwitchChainError(new UnsupportedProviderMethodError(plain)),
    'chain-unsupported',
    4200,
  ],
  [
    'a switch for which the node lacks the method',
    new SwitchChainError(new MethodNotSupportedRpcError(plain)),
    'chain-unsupported',
    -32004,
  ],
  [
    'an unknown chain, reported by a wallet that is built on viem',
    new SwitchChainError(named('SwitchChainError', '', 4902)),
    'chain-unknown',
    4902,
  ],
  [
    'an unknown chain, reported by such a wallet in the format of MetaMask on phones',
    { data: { originalError: named('SwitchChainError', '', 4902) } },
    'chain-unknown',
    4902,
  ],
  [
    'a chain that the wallet does not know',
    { code: 4902, message: '' },
    'chain-unknown',
    4902,
  ],
  [
    'an unknown chain within a failed switch',
    new SwitchChainError(Object.assign(new Error(''), { code: 4902 })),
    'chain-unknown',
    4902,
  ],
  [
    'an unknown chain, as MetaMask on phones reports it',
    { code: -32603, data: { originalError: { code: 4902 } } },
    'chain-unknown',
    4902,
  ],
  [
    'an unknown chain with only a message',
    new SwitchChainError(
      Object.assign(new Error('Unrecognized chain ID "0x2105".'), {
        code: -32603,
      }),
    ),
    'chain-unknown',
    -32603,
  ],
]

test.each(table)(
  'classifyFailure classifies %s [8.9]',
  (_, thrown, found, code) => {
    expect(classifyFailure(thrown)).toEqual(
      code === undefined ? { class: found } : { class: found, code },
    )
  },
)
