/** What kept the remote from loading, by what a host can do about it. */
export type LoadFailureReason =
  /** The address is wrong, or nothing answers there. */
  | 'unreachable'
  /** Something did not answer within the time limit. */
  | 'timed-out'
  /** The options contradict each other, the address is missing, or a security option is empty or malformed. */
  | 'invalid-options'
  /** `channels.json` is not one, or has no release for this page. */
  | 'invalid-channels'
  /** `channels.json` is not signed as this page demands, cannot be verified, or is older than one seen before. */
  | 'untrusted'
  /** The wallet was turned off for everybody. */
  | 'disabled'
  /** What lies at the address is not a Walletdock remote. */
  | 'invalid-contract'
  /** The remote does not fit this page's libraries, or the Walletdock that runs here already; none of its code ran. */
  | 'incompatible'
  /** This page's Content-Security-Policy is too tight; the message names the directive. */
  | 'forbidden'
  /** The entry is damaged or was altered. */
  | 'corrupt'
  /** The remote's code ran and failed. */
  | 'failed-to-start'
  /** It loaded, and then threw while rendering. Reported by the boundary and the element only. */
  | 'crashed'

/**
 * Why there is no Walletdock, as data and as a sentence for a person.
 * `message` says what happened and what to do; `cause` has the details.
 */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure'
  readonly reason: LoadFailureReason

  constructor(reason: LoadFailureReason, message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

/** Any thrown thing as a failure; one of another copy of this kit passes as it is. */
export function asLoadFailure(error: unknown): LoadFailure {
  return isLoadFailure(error)
    ? error
    : new LoadFailure('failed-to-start', 'Walletdock could not start.', error)
}

function isLoadFailure(error: unknown): error is LoadFailure {
  return error instanceof Error && error.name === 'LoadFailure'
}
