/** Failures between a visitor and a wallet. Failures with the same remedy for the visitor have the same class. */
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

/** Why WalletConnect's relay refuses a page: the device's clock is wrong, or the origin or `projectId` is not allowed. */
export type RelayRefusal = 'clock' | 'page'

/** A failure as plain data that is safe to show, log and copy. */
export type Failure = {
  readonly class: FailureClass
  /** JSON-RPC or provider code, if the wallet returned one. @see EIP-1193 */
  readonly code?: number | undefined
  /** Set if the class is `relay-unreachable` and the relay has refused the page. */
  readonly refusal?: RelayRefusal | undefined
}

/** The failures after which a wallet may still answer. */
const lateFailures: readonly FailureClass[] = [
  'timed-out',
  'popup-blocked',
  'wallet-gone',
  'already-pending',
]

/** Returns whether the wallet may still answer, because it was slow, blocked or busy with an earlier prompt. */
export function mayAnswerLater(failure: Failure): boolean {
  return lateFailures.includes(failure.class)
}
