import type { Correction } from './completePalette'

const told = new Set<string>()

/** Tells a developer what became of a look, each thing once. */
export function tellOnce(words: string): void {
  if (told.has(words)) return
  told.add(words)
  console.warn(`walletdock: ${words}`)
}

/** Why a colour is not shown as it was given. */
export function inWords(correction: Correction): string {
  const { name, given, used, ratio, needed, against } = correction
  return `${name} ${given} has ${ratio.toFixed(1)}:1 beside ${against}, and needs ${needed}:1. It is shown as ${used}.`
}
