import { graphemes } from '../platform/graphemes'

/** In letters as a reader counts them. */
const longest = 60
/** Marks that one letter may carry: more of them climb over the rows around. */
const stacked = /(\p{M}{3})\p{M}+/gu
/** What is not seen and turns, hides or parts the letters around it. Joiners and variants make letters: they stay. */
const unseen = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{DI}\p{Cs}\p{Co}\u2800]/gu

/** An announced name as far as it is safe to show: one line, no direction of its own, never cut within a letter. */
export function announcedName(announced: string): string {
  const name = announced
    // Long before anything is counted: a name of megabytes costs nothing.
    .slice(0, 1000)
    .replace(unseen, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(stacked, '$1')
    .trim()
  // So few cannot be too many letters. Looking for letters is what takes time.
  if (name.length <= longest) return name
  return graphemes(name).slice(0, longest).join('').trim()
}
