import type { CapturedErrors } from './CapturedError'

/**
 * What was really thrown, as data: name, message, code and causes.
 * Obtained with @wagmi/core 3.6.5 in Node: `connect`, `switchChain`, `signMessage` and `sendTransaction` with its injected
 * connector over a provider that throws the innermost error of each entry.
 */
export const wagmiErrors = {
  'a refusal to connect': {
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
  'a connection that is already asked for': {
    name: 'Error',
    message: 'Already processing eth_requestAccounts. Please wait.',
    code: -32002,
  },
  'a connection that breaks': {
    name: 'Error',
    message: 'boom',
    code: -32603,
  },
  'no provider': {
    name: 'ProviderNotFoundError',
    message: 'Provider not found.\n\nVersion: @wagmi/core@3.6.5',
  },
  'a second connection': {
    name: 'ConnectorAlreadyConnectedError',
    message: 'Connector already connected.\n\nVersion: @wagmi/core@3.6.5',
  },
  'a chain that is not configured': {
    name: 'SwitchChainError',
    message:
      'An error occurred when attempting to switch chain.\n\nDetails: Chain not configured.\n\nVersion: @wagmi/core@3.6.5\nVersion: viem@2.57.1',
    code: 4902,
    cause: {
      name: 'ChainNotConfiguredError',
      message: 'Chain not configured.\n\nVersion: @wagmi/core@3.6.5',
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
  'a switch while another request is open': {
    name: 'SwitchChainError',
    message:
      'An error occurred when attempting to switch chain.\n\nDetails: Request of type wallet_switchEthereumChain already pending.\nVersion: viem@2.57.1',
    code: 4902,
    cause: {
      name: 'Error',
      message: 'Request of type wallet_switchEthereumChain already pending.',
      code: -32002,
    },
  },
  'a chain that is neither known nor added': {
    name: 'UserRejectedRequestError',
    message:
      'User rejected the request.\n\nDetails: Unrecognized chain ID "0xa".\nVersion: viem@2.57.1',
    code: 4001,
    cause: {
      name: 'Error',
      message: 'Unrecognized chain ID "0xa".',
      code: 4902,
    },
  },
  'a chain that is not known, in words': {
    name: 'SwitchChainError',
    message:
      'An error occurred when attempting to switch chain.\n\nDetails: Unrecognized chain ID "0xa". Try adding the chain using wallet_addEthereumChain first.\nVersion: viem@2.57.1',
    code: 4902,
    cause: {
      name: 'Error',
      message:
        'Unrecognized chain ID "0xa". Try adding the chain using wallet_addEthereumChain first.',
      code: -32603,
    },
  },
  'a switch that there is no method for': {
    name: 'SwitchChainError',
    message:
      'An error occurred when attempting to switch chain.\n\nDetails: The method "wallet_switchEthereumChain" does not exist / is not available.\nVersion: viem@2.57.1',
    code: 4902,
    cause: {
      name: 'Error',
      message:
        'The method "wallet_switchEthereumChain" does not exist / is not available.',
      code: -32601,
    },
  },
  'nobody is connected': {
    name: 'ConnectorNotConnectedError',
    message: 'Connector not connected.\n\nVersion: @wagmi/core@3.6.5',
  },
  'nobody is there to send': {
    name: 'ConnectorNotConnectedError',
    message: 'Connector not connected.\n\nVersion: @wagmi/core@3.6.5',
  },
  'a wallet that cannot switch': {
    name: 'SwitchChainNotSupportedError',
    message:
      '"Acme" does not support programmatic chain switching.\n\nVersion: @wagmi/core@3.6.5',
  },
} satisfies CapturedErrors
