import type { Attempt } from '../State'

/** A wallet that was only slow, or had no window yet, may still answer. */
const late: readonly unknown[] = ['timed-out', 'popup-blocked']

/** Whether the wallet's answer is still taken; a late one is, as long as the attempt is shown. */
export function isOpen(attempt: Attempt | undefined): boolean {
  return attempt?.type === 'asking' || late.includes(attempt?.failure.class)
}
