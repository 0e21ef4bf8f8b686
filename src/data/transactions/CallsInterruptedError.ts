import { withGuide } from '../../errors/withGuide'
import { fieldsOf } from '../../platform/shapes'
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
    super(
      withGuide(
        `Walletdock: ${describeOutcomes(calls)} ${reasonIn(calls, cause)}`,
        'transactions-and-calls',
      ),
      { cause },
    )
  }
}

/** Formats the outcomes: `2 of 3 calls were sent. Call 1: confirmed (0x…). Call 2: failed (0x…).` */
function describeOutcomes(calls: readonly CallOutcome[]): string {
  const sent = calls.filter(({ status }) => status !== 'unsent')
  const lines = sent.map(
    ({ hash, status }, at) => `Call ${at + 1}: ${status} (${hash}).`,
  )
  const were = sent.length === 1 ? 'was' : 'were'
  return `${sent.length} of ${calls.length} calls ${were} sent. ${lines.join(' ')}`
}

/** Returns why the next call was not sent. */
function reasonIn(calls: readonly CallOutcome[], cause: unknown): string {
  const last = calls.findLast(({ status }) => status !== 'unsent')
  if (cause === undefined)
    return last?.status === 'pending'
      ? 'Another account was chosen meanwhile.'
      : 'The previous call was not confirmed, so the next one was not sent.'
  const { message, name } = fieldsOf(cause)
  return `The next call was not sent: ${message ?? name ?? cause}`
}
