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
  ["viem's refusal", new UserRejectedRequestError(plain), 'rejected', 4001],
  ["a wallet's refusal", { code: 4001, message: 'nope' }, 'rejected', 4001],
  ['a refusal with its code as text', { code: '4001' }, 'rejected', 4001],
  ["WalletConnect's refusal", { code: 5000, message: '' }, 'rejected', 5000],
  ['a refusal named by a word', { code: 'ACTION_REJECTED' }, 'rejected'],
  ['a refusal by name', named('UserRejectedRequest'), 'rejected'],
  ['a refusal by message', new Error('User denied account access'), 'rejected'],
  ['a refusal that is but a text', 'User rejected methods.', 'rejected'],
  ["a Safe's refusal", new Error('Transaction was rejected'), 'rejected'],
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
    'a switch whose method the node has not',
    new SwitchChainError(new MethodNotSupportedRpcError(plain)),
    'chain-unsupported',
    -32004,
  ],
  [
    'an unknown chain, told by a wallet that is built on viem',
    new SwitchChainError(named('SwitchChainError', '', 4902)),
    'chain-unknown',
    4902,
  ],
  [
    'the same, as MetaMask tells it on phones',
    { data: { originalError: named('SwitchChainError', '', 4902) } },
    'chain-unknown',
    4902,
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
]

test.each(table)('%s [8.9]', (_, thrown, found, code) => {
  expect(classifyFailure(thrown)).toEqual(
    code === undefined ? { class: found } : { class: found, code },
  )
})
