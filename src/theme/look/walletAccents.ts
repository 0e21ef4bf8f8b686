import { black, contrast, parseColor, white } from '../contrast'
import { dark, light } from '../palettes'
import { adoptWhile } from './adoptWhile'
import type { Completed } from './completePalette'

/** A wallet's own accent stays on its button; words and edges have the accent of the page, which can be seen there. */
const rules =
  '[style*="--wd-accent"]{--wd-accentText:inherit!important;--wd-accentEdge:inherit!important;--wd-accentSoft:inherit!important}'

/**
 * Wallets bring accents that were made for our own surfaces: this holds them back where the page's surface is nearer to
 * their colour.
 */
export function judgeWalletAccents(
  root: ShadowRoot | null,
  completed: Completed | undefined,
): void {
  adoptWhile(completed !== undefined && isNearer(completed), rules, root)
}

function isNearer({ isDark, colors }: Completed): boolean {
  const ink = isDark ? white : black
  const ours = isDark ? dark : light
  const fromInk = (color: string) => contrast(parseColor(color) ?? ink, ink)
  // What no eye sees, such as a warm white, is no reason.
  return fromInk(colors.surface) < fromInk(ours.surface) * 0.98
}
