import type { CapturedErrors } from './CapturedError'

/**
 * What was really thrown, as data: name, message, code and causes.
 * Obtained with @safe-global/safe-apps-provider 0.18.6 in Node, with a stand-in for `window` whose parent answers as a Safe
 * does when its owner refuses.
 */
export const safeErrors = {
  'a transaction that is refused': {
    name: 'Error',
    message: 'Transaction was rejected',
  },
  'a transaction that is refused, through viem': {
    name: 'UnknownRpcError',
    message:
      'An unknown RPC error occurred.\n\nDetails: Transaction was rejected\nVersion: viem@2.57.1',
    code: -1,
    cause: {
      name: 'Error',
      message: 'Transaction was rejected',
    },
  },
  'a switch': {
    name: 'Error',
    message: '"wallet_switchEthereumChain" not implemented',
  },
} satisfies CapturedErrors
