import type { Failure } from './Failure'
import { withGuide } from './withGuide'

/** The wallet has failed to do what the host requested. `failure` has the reason. The message also says what to do. */
export class WalletFailedError extends Error {
  override readonly name = 'WalletFailedError'
  constructor(
    readonly failure: Failure,
    sentence = 'The request to the wallet failed.',
  ) {
    super(
      withGuide(
        `${sentence} (${failure.class})`,
        'a-request-to-the-wallet-failed',
      ),
    )
  }
}
