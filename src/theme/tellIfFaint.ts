import type { Accent } from './accent'

const told = new Set<string>()

/** Warns a developer, once for each, that an accent got an outline because it is hard to see. */
export function tellIfFaint(derived: Accent, surface: string): void {
  const { accent, accentEdge } = derived
  if (accent === accentEdge || told.has(accent + surface)) return
  told.add(accent + surface)
  console.info(
    `walletdock: the accent ${accent} has less than 3:1 on ${surface}. It is outlined in ${accentEdge}. Choose a stronger accent to avoid that.`,
  )
}
