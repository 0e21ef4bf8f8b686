import { withGuide } from '../errors/withGuide'

/** Reason why the remote did not load. Each reason needs a different reaction from the host. */
export type LoadFailureReason =
  /** The URL is wrong, or its server does not answer. */
  | 'unreachable'
  /** A request or a script did not finish within the time limit. */
  | 'timed-out'
  /** The options contradict each other, the URL is missing, or a security option is empty or malformed. */
  | 'invalid-options'
  /** `channels.json` is not valid, or has no release for this page. */
  | 'invalid-channels'
  /** `channels.json` lacks a required signature, cannot be verified, has expired, or is older than an earlier one. */
  | 'untrusted'
  /** The site has disabled the wallet for all pages. */
  | 'disabled'
  /** The URL does not lead to a Walletdock remote. */
  | 'invalid-contract'
  /**
   * The remote is not compatible with this page's libraries, or with the Walletdock that already runs on this page.
   * The remote's code has not run.
   */
  | 'incompatible'
  /** This page's Content-Security-Policy is too strict. The message names the directive. */
  | 'forbidden'
  /** The entry cannot run. Its server sends another file, or the wrong content type. */
  | 'corrupt'
  /** A file does not match its hash, so it did not run. It is damaged, or somebody has altered it. */
  | 'tampered'
  /** The remote's code ran and failed. */
  | 'failed-to-start'
  /** Walletdock loaded, and later threw while rendering. Only the boundary and the element report this reason. */
  | 'crashed'

/**
 * Error that explains why Walletdock is not available. `reason` is for code. `message` says what happened and what to
 * do. `cause` has the details. The class is not in `errors/`, because it belongs to the kit, which pages download
 * separately from the remote.
 */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure'
  readonly reason: LoadFailureReason

  constructor(reason: LoadFailureReason, message: string, cause?: unknown) {
    super(withGuide(message, reason), { cause })
    this.reason = reason
  }
}

/** Creates a failure whose message begins with the name of a file. */
export type FileFailure = (
  reason: LoadFailureReason,
  what: string,
  cause?: unknown,
) => LoadFailure

export function failureOf(file: string): FileFailure {
  return (reason, what, cause) =>
    new LoadFailure(reason, `${file} ${what}.`, cause)
}

/** Converts a thrown value to a `LoadFailure`. Failures from this or another copy of the kit are returned unchanged. */
export function asLoadFailure(error: unknown): LoadFailure {
  return error instanceof Error && error.name === 'LoadFailure'
    ? // Another copy of the kit has another class, with the same fields.
      (error as LoadFailure)
    : new LoadFailure('failed-to-start', 'Walletdock could not start.', error)
}
