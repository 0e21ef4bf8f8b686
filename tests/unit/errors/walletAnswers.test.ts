import {
  MethodNotSupportedRpcError,
  SwitchChainError,
  TimeoutError,
  UnknownRpcError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import { expect, test } from 'vitest'
import { classifyFailure } from '../../../src/errors/classifyFailure'
import type { FailureClass } from '../../../src/errors/Failure'

// Names, codes and messages alone are in `signs`, errors of the installed viem and wagmi in `captured`.

const plain = new Error('no words that tell')
const withCode = (code: number) => Object.assign(new Error(''), { code })
const named = (name: string, code?: number) =>
  Object.assign(new Error(''), { name, code })
const late = new TimeoutError({ body: {}, url: 'https://rpc.test' })
const blocked = new Error('Pop up window failed to open')

test.each<[string, unknown, FailureClass, number?]>([
  ['a code that is a text', { code: '4001' }, 'rejected', 4001],
  ['a code that is a word', { code: 'ACTION_REJECTED' }, 'rejected'],
  ['a code of Node', { code: 'MODULE_NOT_FOUND' }, 'sdk-missing'],
  ['a name without "Error"', named('UserRejectedRequest'), 'rejected'],
  ['a text', 'User rejected methods.', 'rejected'],
  [
    'a timeout of the browser',
    new DOMException('', 'TimeoutError'),
    'timed-out',
  ],
  [
    'storage that is forbidden',
    new DOMException('', 'SecurityError'),
    'storage-blocked',
  ],
  [
    'storage that is full',
    new DOMException('', 'QuotaExceededError'),
    'storage-blocked',
  ],
  ...[
    { cause: { code: 4902 } },
    { data: { originalError: { code: 4902 } } },
    { data: { cause: { code: 4902 } } },
    { data: { error: { code: 4902 } } },
    { data: { data: { code: 4902 } } },
    { error: { code: 4902 } },
    { info: { error: { code: 4902 } } },
    { errors: [{ code: 4902 }] },
    { data: { code: 4902 } },
    // Another cause is beside the one that names the reason.
    { data: { code: 4902, data: { chainId: '0xa' } } },
    { data: { code: 4902, originalError: {} } },
    { data: { code: 4902, cause: { stack: 'Error' } } },
    { data: { code: 4902 }, cause: '' },
    { data: { code: 4902 }, cause: {} },
    { data: { code: 4902 }, cause: { message: 'Kette unbekannt.' } },
    { data: [{ code: 4902 }] },
    { response: { error: { code: 4902 } } },
    { reason: { code: 4902 } },
    { innerError: { code: 4902 } },
    { originalError: { code: 4902 } },
    { errors: [{}, { code: 4902 }] },
  ].map((thrown): [string, unknown, FailureClass, number] => [
    JSON.stringify(thrown),
    thrown,
    'chain-unknown',
    4902,
  ]),
  [
    'a rejection whose data has further data',
    { code: -32603, data: { code: 4001, data: { method: 'eth_sign' } } },
    'rejected',
    4001,
  ],
  [
    'a rejection that only the data of the error describes',
    { code: -32603, data: { message: 'User rejected the request.' } },
    'rejected',
  ],
  [
    'an unknown chain that only the data of the error describes',
    { code: -32603, data: { message: 'Unrecognized chain ID "0xa".' } },
    'chain-unknown',
  ],
  ['a timeout in an unknown error', new UnknownRpcError(late), 'timed-out'],
  [
    'a blocked popup in an unknown error',
    new Error('Internal', { cause: blocked }),
    'popup-blocked',
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
    'an unknown chain within a failed switch',
    new SwitchChainError(withCode(4902)),
    'chain-unknown',
    4902,
  ],
  [
    'an unknown chain, reported by a wallet that is built on viem',
    new SwitchChainError(named('SwitchChainError', 4902)),
    'chain-unknown',
    4902,
  ],
  [
    'an unknown chain, reported by such a wallet in the format of MetaMask on phones',
    { data: { originalError: named('SwitchChainError', 4902) } },
    'chain-unknown',
    4902,
  ],
  [
    'a switch that failed for an unknown reason',
    new SwitchChainError(withCode(-32603)),
    'unknown',
    -32603,
  ],
  ['viem’s unknown error', new UnknownRpcError(plain), 'unknown'],
  ['an aborted request', new DOMException('', 'AbortError'), 'unknown'],
  ['a code that no wallet uses', { code: 18 }, 'unknown'],
  [
    'a rejection around a code that says nothing',
    new UserRejectedRequestError(withCode(-32603)),
    'rejected',
    4001,
  ],
  ['a fractional code', { code: 4001.5 }, 'unknown'],
  ['an infinite code', { code: Infinity }, 'unknown'],
  ['undefined', undefined, 'unknown'],
  ['null', null, 'unknown'],
  ['a number', 4001, 'rejected', 4001],
])('classifyFailure classifies %s', (_, thrown, found, code) => {
  expect(classifyFailure(thrown)).toEqual(
    code === undefined ? { class: found } : { class: found, code },
  )
})
