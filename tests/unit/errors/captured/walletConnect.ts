import type { CapturedErrors } from './CapturedError'

/**
 * What was really thrown, as data: name, message, code and causes.
 * Obtained with @walletconnect/ethereum-provider 2.21.8 in Node, with the relay and the wallet peer of `tests/parts`: the
 * peer refuses, asks for what was not approved, deletes the session; the code was let expire.
 */
export const walletConnectErrors = {
  'a refusal to connect': {
    name: 'Error',
    message: 'User rejected.',
  },
  'a switch that is refused': {
    message: 'User rejected.',
    code: 5000,
  },
  'a refusal to sign': {
    message: 'User rejected.',
    code: 5000,
  },
  'a method that was not approved': {
    name: 'Error',
    message: 'Missing or invalid. request() method: eth_signTransaction',
  },
  'a session that the wallet has left': {
    name: 'Error',
    message: 'Please call connect() before request()',
  },
  'a code that expired': {
    name: 'Error',
    message: 'Proposal expired',
  },
} satisfies CapturedErrors
