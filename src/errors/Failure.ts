/** Everything that can go wrong between a visitor and a wallet, by what the visitor can do about it. */
export type FailureClass =
  | 'rejected'
  | 'already-pending'
  | 'timed-out'
  | 'relay-unreachable'
  | 'not-installed'
  /** The extension was removed or updated while the page was open. */
  | 'wallet-gone'
  | 'connection-lost'
  | 'chain-unsupported'
  | 'chain-unknown'
  | 'sdk-missing'
  | 'popup-blocked'
  | 'storage-blocked'
  | 'unknown'

/**
 * Why WalletConnect's relay refuses a page: the clock of the visitor's device is wrong, or the page's origin or
 * `projectId` is not allowed.
 */
export type RelayRefusal = 'clock' | 'page'

/** A failure as data: safe to show, to log and to copy. */
export type Failure = {
  readonly class: FailureClass
  /** JSON-RPC or provider code, where the wallet gave one. @see EIP-1193 */
  readonly code?: number | undefined
  /** Set if the class is `relay-unreachable` and the relay has refused the page. */
  readonly refusal?: RelayRefusal | undefined
}
