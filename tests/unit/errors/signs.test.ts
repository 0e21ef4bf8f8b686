import { describe, expect, test } from 'vitest'
import { classifyFailure } from '../../../src/errors/classifyFailure'
import type { FailureClass } from '../../../src/errors/Failure'

// Libraries wrap, translate and copy each other's errors. Often only the name, the code or the message is left.

describe('classifyFailure recognises the name alone', () => {
  test.each<[FailureClass, readonly string[]]>([
    ['rejected', ['UserRejectedRequestError']],
    ['already-pending', ['ResourceUnavailableRpcError']],
    ['timed-out', ['TimeoutError']],
    ['not-installed', ['ProviderNotFoundError', 'ConnectorNotFoundError']],
    ['wallet-gone', ['WalletGoneError']],
    [
      'connection-lost',
      [
        'UnauthorizedProviderError',
        'ProviderDisconnectedError',
        'ConnectorNotConnectedError',
        'ConnectorAccountNotFoundError',
        'ConnectorUnavailableReconnectingError',
      ],
    ],
    [
      'chain-unsupported',
      [
        'SwitchChainNotSupportedError',
        'ChainNotConfiguredError',
        'UnsupportedChainIdError',
      ],
    ],
    ['sdk-missing', ['ChunkLoadError', 'ScriptExternalLoadError']],
    ['popup-blocked', ['PopupBlockedError']],
    ['relay-unreachable', ['WebSocketRequestError', 'SocketClosedError']],
  ])('%s: %j', (found, names) => {
    for (const name of names)
      expect(classifyFailure({ name })).toEqual({ class: found })
  })
})

describe('classifyFailure recognises the code alone', () => {
  test.each<[FailureClass, readonly number[]]>([
    ['rejected', [4001, 5000, 5001, 5002, 5003]],
    ['already-pending', [-32002]],
    ['connection-lost', [4100, 4900, 4901]],
    ['chain-unsupported', [5100, 5710]],
    ['chain-unknown', [4902]],
  ])('%s: %j', (found, codes) => {
    for (const code of codes)
      expect(classifyFailure({ code })).toEqual({ class: found, code })
  })
})

describe('classifyFailure recognises the message alone', () => {
  test.each<[FailureClass, readonly string[]]>([
    [
      'rejected',
      [
        'User has rejected the request',
        'User rejected.',
        'MetaMask Tx Signature: User denied signature.',
        'Transaction was rejected',
        'Request rejected',
        'User denied transaction signature.',
        'User denied account access',
        'User declined',
        'User canceled',
        'User cancelled the request',
        'User closed modal',
        'Rejected by user',
        'Permission denied by user',
        'Declined by the user',
        'Cancelled by the user',
        'Transaction rejected',
        'Request was denied',
        'Signature has been declined',
        'Message rejected',
        'Connection declined',
      ],
    ],
    [
      'already-pending',
      [
        "Request of type 'wallet_requestPermissions' already pending for origin https://shop.example. Please wait.",
        'Already processing',
      ],
    ],
    [
      'timed-out',
      [
        'Request timed out',
        'Timeout exceeded',
        'Proposal expired',
        'Request expired. Please try again.',
        'Pairing expired',
      ],
    ],
    [
      'not-installed',
      ['Provider not found.', 'No provider', 'MetaMask is not installed'],
    ],
    ['wallet-gone', ['Page reload required', 'Extension context invalidated.']],
    [
      'connection-lost',
      [
        "Missing or invalid. Session topic doesn't exist: 1a",
        'Session not found',
        'Session expired',
        'Session deleted',
        'No matching key. history: 1a',
        'Please call connect() before request()',
        'Call `connect()` first',
      ],
    ],
    [
      'chain-unsupported',
      [
        'Chain not configured.',
        'Unsupported chains.',
        'Requested chain is not approved',
        'wallet_switchEthereumChain not implemented',
        '"wallet_switchEthereumChain" not supported',
      ],
    ],
    ['chain-unknown', ['Unrecognized chain ID "0x1".']],
    [
      'sdk-missing',
      [
        'Loading chunk 7 failed.',
        'Loading CSS chunk 7 failed.',
        'Failed to fetch dynamically imported module: a.js',
        'Importing a module script failed.',
        "Cannot find module 'a'",
        'dependency "@safe-global/safe-apps-sdk" not found',
      ],
    ],
    [
      'popup-blocked',
      ['Popup failed to load', 'Blocked a pop-up', 'The popup was blocked'],
    ],
    [
      'storage-blocked',
      [
        "Failed to read the 'localStorage' property",
        "Failed to read the 'sessionStorage' property",
        'IndexedDB is not available',
      ],
    ],
    [
      'relay-unreachable',
      [
        'WebSocket connection failed for host: a.example',
        'Socket stalled',
        'Socket hang up',
        'Socket closed',
        'The relay is gone',
        'Relayer not ready',
        'Failed to publish payload',
        'No internet connection detected.',
      ],
    ],
  ])('%s', (found, messages) => {
    expect(
      messages.filter(
        (message) => classifyFailure({ message }).class !== found,
      ),
    ).toEqual([])
  })
})

describe('classifyFailure returns why a relay refuses the page', () => {
  test.each([
    ['JWT validation error: JWT Token is not yet valid: basic.iat: 9', 'clock'],
    ['JWT validation error: JWT Token is expired: Some(1691558934)', 'clock'],
    ['Authorization error: Unauthorized: origin not allowed', 'page'],
    ['Authorization error: Unauthorized: invalid key', 'page'],
    ['Authorization error: Project ID is missing', 'page'],
  ])('%s', (words, refusal) => {
    const message = `WebSocket connection closed abnormally with code: 3000 (${words})`
    expect(
      classifyFailure({ name: 'SocketClosedError', code: 3000, message }),
    ).toEqual({ class: 'relay-unreachable', code: 3000, refusal })
  })

  test('only for the code 3000', () => {
    const message = 'The relay’s token is expired.'
    expect(
      classifyFailure({ name: 'SocketClosedError', code: 1006, message }),
    ).toEqual({ class: 'relay-unreachable', code: 1006 })
  })
})

test('a request that a node or a rule rejects is not a rejection by the visitor', () => {
  for (const why of [
    'due to a rate limit',
    'because it is full',
    'by the node',
  ])
    expect(classifyFailure(`Request rejected ${why}.`).class).toBe('unknown')
})

test('a rejection takes precedence if the message has several meanings', () => {
  for (const also of ['session expired', 'websocket closed', 'timed out'])
    expect(classifyFailure(`User rejected the request: ${also}`).class).toBe(
      'rejected',
    )
})

test('classifyFailure ignores text far into an HTML page', () => {
  const page = `<!doctype html>${' '.repeat(1000)}Gateway timed out`
  expect(classifyFailure(new Error(page)).class).toBe('unknown')
})
