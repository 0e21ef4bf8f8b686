import type { CapturedErrors } from './CapturedError'

/**
 * What was really thrown, as data: name, message, code and causes.
 * Obtained with @coinbase/wallet-sdk 4.4.0 in Node, with a stand-in for `window` whose popup tells that it is unloaded.
 */
export const coinbaseErrors = {
  'a popup that was closed': {
    message: 'Request rejected',
    code: 4001,
  },
  'nobody is connected': {
    message: "Must call 'eth_requestAccounts' before other methods",
    code: 4100,
  },
  'a method that it has not': {
    message: 'The requested method is not supported by this Ethereum provider.',
    code: 4200,
  },
} satisfies CapturedErrors
