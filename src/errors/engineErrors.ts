import { refusedCode } from './refusalOf'

// `classifyFailure` reads the names, because a page may have two copies of a library. The visitor then reads the same
// message for our error and for the library's.

/** A timeout. Has viem's name. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** The extension behind an injected provider was removed, updated or switched off. */
export class WalletGoneError extends Error {
  override name = 'WalletGoneError'
}

/** The browser has blocked the popup. */
export class PopupBlockedError extends Error {
  override name = 'PopupBlockedError'
}

/** The visitor closed the wallet's popup. Has viem's name. */
export class UserRejectedRequestError extends Error {
  override name = 'UserRejectedRequestError'
}

/** The wallet is not on the chain to which it has switched. */
export class UnsupportedChainError extends Error {
  override name = 'UnsupportedChainError'
}

/** The embedding page identifies itself as a Safe but has no valid account. Has wagmi's name. */
export class ProviderNotFoundError extends Error {
  override name = 'ProviderNotFoundError'
}

/** The relay returned no code. */
export class SocketClosedError extends Error {
  override name = 'SocketClosedError'
}

/** The relay closed the connection and gave a reason. */
export class RelayRefusedError extends SocketClosedError {
  readonly code = refusedCode
}

/** The node is in its backoff. */
export class RateLimitedError extends Error {
  override name = 'RateLimitedError'
}
