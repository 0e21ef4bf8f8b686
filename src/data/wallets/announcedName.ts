import { graphemes } from '../../platform/text/graphemes'

/** Maximum length in graphemes. */
const longest = 60
/** A letter may have three combining marks. More would overlap the rows above and below. */
const stacked = /(\p{M}{3})\p{M}+/gu
/**
 * Invisible characters that reorder, hide or separate letters. Joiners and variation selectors are part of letters and
 * stay.
 */
const unseen = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{DI}\p{Cs}\p{Co}\u2800]/gu

/**
 * Returns an announced name that is safe to show: one line, without direction marks, and never cut within a grapheme.
 */
export function announcedName(announced: string): string {
  const name = announced
    // Cut very long names first, so that they take no time.
    .slice(0, 1000)
    .replace(unseen, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(stacked, '$1')
    .trim()
  // Counting graphemes is slow, and a text has at most as many graphemes as characters.
  if (name.length <= longest) return name
  return graphemes(name).slice(0, longest).join('').trim()
}
