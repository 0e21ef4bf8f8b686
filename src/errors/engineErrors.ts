import type { RelayRefusal } from './Failure'

/** Returns the base of an error. A minifier would rename the class, so the name is a text. */
function named(name: string) {
  return class extends Error {
    override name = name
  }
}

// `classifyFailure` compares names, because a page may have two copies of a library. Our errors have the library's
// names, so that visitors read the same message for both.

/** A timeout. Has viem's name. */
export class TimeoutError extends named('TimeoutError') {}

/** The extension behind an injected provider was removed, updated or switched off. */
export class WalletGoneError extends named('WalletGoneError') {}

export class PopupBlockedError extends named('PopupBlockedError') {}

/** The visitor closed the wallet's popup. Has viem's name. */
export class UserRejectedRequestError extends named(
  'UserRejectedRequestError',
) {}

/** The wallet has reported a switch, but is on another chain. */
export class UnsupportedChainError extends named('UnsupportedChainError') {}

/** The wallet has not added a chain. `cause` is the wallet's error. */
export class ChainNotAddedError extends named('ChainNotAddedError') {}

/** The embedding page identifies itself as a Safe but has no valid account. Has wagmi's name. */
export class ProviderNotFoundError extends named('ProviderNotFoundError') {}

/** The relay returned no pairing code. */
export class SocketClosedError extends named('SocketClosedError') {}

/** The relay closed the connection and gave a reason. */
export class RelayRefusedError extends SocketClosedError {
  readonly code = refusedCode
}

/** The node has limited our requests, and the waiting time is not over. */
export class RateLimitedError extends named('RateLimitedError') {}

/** Close code of a relay that refuses a page. */
export const refusedCode = 3000

/** Returns why a relay refuses a page, based on the reason that it sends when it closes the connection. */
export function refusalOf(words: string): RelayRefusal {
  // "JWT Token is not yet valid" and "JWT Token is expired": the client signs with the device's clock.
  return /not yet valid|expired/i.test(words) ? 'clock' : 'page'
}
