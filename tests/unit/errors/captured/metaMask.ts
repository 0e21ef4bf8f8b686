import type { CapturedErrors } from './CapturedError'

/**
 * What MetaMask's own provider and engine made wagmi throw, or threw at who asked the provider itself.
 * The end-to-end test of MetaMask's errors holds it to the truth.
 */
export const metaMaskErrors = {
  'connecting is declined': {
    name: 'UserRejectedRequestError',
    message:
      'User rejected the request.\n\nDetails: User rejected the request.\nVersion: viem@2.57.1',
    cause: {
      code: 4001,
      message: 'User rejected the request.',
    },
    details: 'User rejected the request.',
    shortMessage: 'User rejected the request.',
    version: '2.57.1',
    code: 4001,
  },
  'connecting is asked for while the window is open': {
    code: -32002,
    message:
      "Request of type 'wallet_requestPermissions' already pending for origin https://shop.example. Please wait.",
  },
  'a network is unknown, before wagmi adds it': {
    code: 4902,
    message:
      'Unrecognized chain ID "0xa". Try adding the chain using wallet_addEthereumChain first.',
  },
  'adding a network is declined': {
    name: 'UserRejectedRequestError',
    message:
      'User rejected the request.\n\nDetails: User rejected the request.\nVersion: viem@2.57.1',
    cause: {
      code: 4001,
      message: 'User rejected the request.',
    },
    details: 'User rejected the request.',
    shortMessage: 'User rejected the request.',
    version: '2.57.1',
    code: 4001,
  },
  'adding a network is asked for while the window is open': {
    name: 'UserRejectedRequestError',
    message:
      "User rejected the request.\n\nDetails: Request of type 'wallet_addEthereumChain' already pending for origin https://shop.example. Please wait.\nVersion: viem@2.57.1",
    cause: {
      code: -32002,
      message:
        "Request of type 'wallet_addEthereumChain' already pending for origin https://shop.example. Please wait.",
    },
    details:
      "Request of type 'wallet_addEthereumChain' already pending for origin https://shop.example. Please wait.",
    shortMessage: 'User rejected the request.',
    version: '2.57.1',
    code: 4001,
  },
  'a network is not fit to be added': {
    name: 'UserRejectedRequestError',
    message:
      "User rejected the request.\n\nDetails: Expected an array with at least one valid string HTTPS url 'rpcUrls'.\nVersion: viem@2.57.1",
    cause: {
      code: -32602,
      message:
        "Expected an array with at least one valid string HTTPS url 'rpcUrls'.",
    },
    details:
      "Expected an array with at least one valid string HTTPS url 'rpcUrls'.",
    shortMessage: 'User rejected the request.',
    version: '2.57.1',
    code: 4001,
  },
  'switching is declined': {
    name: 'UserRejectedRequestError',
    message:
      'User rejected the request.\n\nDetails: User rejected the request.\nVersion: viem@2.57.1',
    cause: {
      code: 4001,
      message: 'User rejected the request.',
    },
    details: 'User rejected the request.',
    shortMessage: 'User rejected the request.',
    version: '2.57.1',
    code: 4001,
  },
  'switching is asked for while the window is open': {
    name: 'SwitchChainError',
    message:
      "An error occurred when attempting to switch chain.\n\nDetails: Request of type 'wallet_switchEthereumChain' already pending for origin https://shop.example. Please wait.\nVersion: viem@2.57.1",
    cause: {
      code: -32002,
      message:
        "Request of type 'wallet_switchEthereumChain' already pending for origin https://shop.example. Please wait.",
    },
    details:
      "Request of type 'wallet_switchEthereumChain' already pending for origin https://shop.example. Please wait.",
    shortMessage: 'An error occurred when attempting to switch chain.',
    version: '2.57.1',
    code: 4902,
  },
  'signing is declined': {
    code: 4001,
    message: 'MetaMask Message Signature: User denied message signature.',
  },
  'an account signs that the page may not use': {
    code: 4100,
    message:
      'The requested account and/or method has not been authorized by the user.',
  },
  'sending is declined': {
    code: 4001,
    message: 'MetaMask Tx Signature: User denied transaction signature.',
  },
  'what is sent costs more than there is': {
    code: -32003,
    message: 'Insufficient funds for gas * price + value',
  },
} as const satisfies CapturedErrors
