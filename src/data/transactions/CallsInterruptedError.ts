import { withGuide } from '../../errors/withGuide'
import type { CallOutcome } from './CallsToSend'

/**
 * Some calls were sent, and the others were not. `calls` has their outcomes. `cause` is the wallet's error, if there
 * was one.
 */
export class CallsInterruptedError extends Error {
  override readonly name = 'CallsInterruptedError'
  constructor(
    /** The outcome of each call, in order. */
    readonly calls: readonly CallOutcome[],
    cause?: unknown,
  ) {
    const sent = calls.filter(({ status }) => status !== 'unsent')
    super(
      withGuide(
        `Walletdock: only ${sent.length} of ${calls.length} calls were sent. See \`calls\` and \`cause\` of this error.`,
        'transactions-and-calls',
      ),
      { cause },
    )
  }
}
