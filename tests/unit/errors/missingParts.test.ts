import {
  InternalRpcError,
  SocketClosedError,
  SwitchChainError,
  UnknownRpcError,
  WebSocketRequestError,
} from 'viem'
import { expect, test } from 'vitest'
import { classifyFailure } from '../../../src/errors/classifyFailure'
import type { FailureClass } from '../../../src/errors/Failure'

const plain = new Error('no words that tell')

function withCause(message: string, cause: unknown) {
  return new Error(message, { cause })
}

function named(name: string, message = '') {
  return Object.assign(new Error(message), { name })
}

const table: readonly [string, unknown, FailureClass, number?][] = [
  [
    'a chunk that failed to load',
    named('ChunkLoadError', 'Loading chunk 7 failed.'),
    'sdk-missing',
  ],
  [
    'a module that failed to load',
    new TypeError(
      'Failed to fetch dynamically imported module: https://remote.test/a.js',
    ),
    'sdk-missing',
  ],
  [
    'a module that does not exist',
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
    'a relay that closed the connection',
    new SocketClosedError({ url: 'wss://relay.test' }),
    'relay-unreachable',
  ],
  [
    'a relay that stalls',
    new Error('Socket stalled when trying to connect to wss://relay.test'),
    'relay-unreachable',
  ],
  [
    'a switch that failed for an unknown reason',
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
  ['a code that no wallet uses', { code: 18 }, 'unknown'],
  ['a fractional code', { code: 4001.5 }, 'unknown'],
  ['an infinite code', { code: Infinity }, 'unknown'],
  ['undefined', undefined, 'unknown'],
  ['null', null, 'unknown'],
  ['a number', 4001, 'unknown'],
]

test.each(table)(
  'classifyFailure classifies %s [8.9]',
  (_, thrown, found, code) => {
    expect(classifyFailure(thrown)).toEqual(
      code === undefined ? { class: found } : { class: found, code },
    )
  },
)
