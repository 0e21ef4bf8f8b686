import type { Attempt } from './State'

/** Whether the wallet's answer is still taken; a late one is, as long as the attempt is shown. */
export function isOpen(attempt: Attempt | undefined): boolean {
  return attempt?.type === 'asking' || attempt?.failure.class === 'timed-out'
}
