import type { Attempt } from '../State'

/**
 * Failures after which the wallet may still answer, because it was slow, its popup was blocked, or it still shows the
 * prompt of an earlier page.
 */
const lateFailures: readonly unknown[] = [
  'timed-out',
  'popup-blocked',
  'wallet-gone',
  'already-pending',
]

/** Returns whether the wallet's answer is still accepted. Late answers are accepted while the attempt is shown. */
export function isOpen(attempt: Attempt | undefined): boolean {
  return (
    attempt?.type === 'asking' || lateFailures.includes(attempt?.failure.class)
  )
}
