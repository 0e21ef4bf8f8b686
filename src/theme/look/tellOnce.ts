import { withGuide } from '../../errors/withGuide'
import type { Correction } from './completePalette'

const told = new Set<string>()

/** Logs a warning about a look, each text once. */
export function tellOnce(words: string): void {
  if (told.has(words)) return
  told.add(words)
  console.warn(
    withGuide(`walletdock: ${words}`, 'other-messages-in-the-console'),
  )
}

/** Returns a sentence that explains why a colour was adjusted. */
export function inWords(correction: Correction): string {
  const { name, given, used, ratio, needed, against } = correction
  return `${name} ${given} has ${ratio.toFixed(1)}:1 beside ${against}, and needs ${needed}:1. It is shown as ${used}.`
}
