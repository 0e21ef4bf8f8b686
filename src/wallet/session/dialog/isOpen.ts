import { mayAnswerLater } from '../../../errors/Failure'
import type { Attempt } from '../State'

/** Returns whether the wallet's answer is still accepted. Late answers are accepted while the attempt is shown. */
export function isOpen(attempt: Attempt | undefined): boolean {
  if (attempt?.type === 'failed') return mayAnswerLater(attempt.failure)
  return attempt !== undefined
}
