import type { Attempt } from '../State'

/** A wallet that was only slow, had no window yet, or still shows the prompt of an earlier page may answer. */
const late: readonly unknown[] = [
  'timed-out',
  'popup-blocked',
  'wallet-gone',
  'already-pending',
]

/** Whether the wallet's answer is still taken; a late one is, as long as the attempt is shown. */
export function isOpen(attempt: Attempt | undefined): boolean {
  return attempt?.type === 'asking' || late.includes(attempt?.failure.class)
}
