import type { CapturedErrors } from './CapturedError'

/**
 * What was really thrown, as data: name, message, code and causes.
 * Obtained with viem 2.57.1 in Node: a wallet client over a provider that throws what EIP-1193 says a wallet may throw, and
 * public clients over a port where nobody listens, or where a server never answers.
 */
export const viemErrors = {
  'a refusal': {
    name: 'UserRejectedRequestError',
    message:
      'User rejected the request.\n\nDetails: User rejected the request.\nVersion: viem@2.57.1',
    code: 4001,
    cause: {
      name: 'Error',
      message: 'User rejected the request.',
      code: 4001,
    },
  },
  'a request that is open': {
    name: 'ResourceUnavailableRpcError',
    message:
      'Requested resource not available.\n\nDetails: Already processing eth_requestAccounts. Please wait.\nVersion: viem@2.57.1',
    code: -32002,
    cause: {
      name: 'Error',
      message: 'Already processing eth_requestAccounts. Please wait.',
      code: -32002,
    },
  },
  'a page that is not let in': {
    name: 'UnauthorizedProviderError',
    message:
      'The requested method and/or account has not been authorized by the user.\n\nDetails: The requested account and/or method has not been authorized by the user.\nVersion: viem@2.57.1',
    code: 4100,
    cause: {
      name: 'Error',
      message:
        'The requested account and/or method has not been authorized by the user.',
      code: 4100,
    },
  },
  'a provider that is disconnected': {
    name: 'ProviderDisconnectedError',
    message:
      'The Provider is disconnected from all chains.\n\nDetails: The provider is disconnected from all chains.\nVersion: viem@2.57.1',
    code: 4900,
    cause: {
      name: 'Error',
      message: 'The provider is disconnected from all chains.',
      code: 4900,
    },
  },
  'a chain that is disconnected': {
    name: 'ChainDisconnectedError',
    message:
      'The Provider is not connected to the requested chain.\n\nDetails: Disconnected.\nVersion: viem@2.57.1',
    code: 4901,
    cause: {
      name: 'Error',
      message: 'Disconnected.',
      code: 4901,
    },
  },
  'a chain that is not known': {
    name: 'SwitchChainError',
    message:
      'An error occurred when attempting to switch chain.\n\nDetails: Unrecognized chain ID "0xa".\nVersion: viem@2.57.1',
    code: 4902,
    cause: {
      name: 'Error',
      message: 'Unrecognized chain ID "0xa".',
      code: 4902,
    },
  },
  'a switch that is refused': {
    name: 'UserRejectedRequestError',
    message:
      'User rejected the request.\n\nDetails: User rejected the request.\nVersion: viem@2.57.1',
    code: 4001,
    cause: {
      name: 'Error',
      message: 'User rejected the request.',
      code: 4001,
    },
  },
  'a method that is not there': {
    name: 'UnsupportedProviderMethodError',
    message:
      'The Provider does not support the requested method.\n\nDetails: Not there.\nVersion: viem@2.57.1',
    code: 4200,
    cause: {
      name: 'Error',
      message: 'Not there.',
      code: 4200,
    },
  },
  'an error inside the wallet': {
    name: 'InternalRpcError',
    message:
      'An internal error was received.\n\nDetails: Internal JSON-RPC error.\nVersion: viem@2.57.1',
    code: -32603,
    cause: {
      name: 'Error',
      message: 'Internal JSON-RPC error.',
      code: -32603,
    },
  },
  'a wallet that throws a text': {
    name: 'UnknownRpcError',
    message: 'An unknown RPC error occurred.\n\nVersion: viem@2.57.1',
    code: -1,
    cause: 'nope',
  },
  'a node that is not there': {
    name: 'HttpRequestError',
    message:
      'HTTP request failed.\n\nURL: http://127.0.0.1:1/\nRequest body: {"method":"eth_blockNumber"}\n\nDetails: fetch failed\nVersion: viem@2.57.1',
    cause: {
      name: 'TypeError',
      message: 'fetch failed',
      cause: {
        name: 'Error',
        message: 'bad port',
      },
    },
  },
  'a node that hangs': {
    name: 'TimeoutError',
    message:
      'The request took too long to respond.\n\nURL: http://127.0.0.1:1/\nRequest body: {"method":"eth_blockNumber"}\n\nDetails: The request timed out.\nVersion: viem@2.57.1',
  },
  'a socket that is not there': {
    name: 'UnknownRpcError',
    message:
      'An unknown RPC error occurred.\n\nDetails: connect ECONNREFUSED 127.0.0.1:1\nVersion: viem@2.57.1',
    code: -1,
    cause: {
      message: 'connect ECONNREFUSED 127.0.0.1:1',
    },
  },
} satisfies CapturedErrors
