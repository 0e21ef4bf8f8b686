import type { RelayRefusal } from './Failure'

/** Close code of a relay that refuses a page. */
export const refusedCode = 3000

/** Returns why a relay refuses a page, based on the reason that it sends when it closes the connection. */
export function refusalOf(words: string): RelayRefusal {
  // "JWT Token is not yet valid" and "JWT Token is expired": the client signs with the device's clock.
  return /not yet valid|expired/i.test(words) ? 'clock' : 'page'
}
