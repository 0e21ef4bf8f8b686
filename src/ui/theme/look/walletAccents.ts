import { black, contrast, parseColor, white } from '../contrast'
import { dark, light } from '../palettes'
import type { Completed } from './completePalette'

const sheets = new Map<string, CSSStyleSheet>()

/** Adds rules to a shadow root, or removes them. */
export function adoptWhile(
  isWanted: boolean,
  rules: string,
  root: ShadowRoot | null,
): void {
  let sheet = sheets.get(rules)
  if (!root || (!isWanted && !sheet)) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    sheets.set(rules, sheet)
  }
  const others = root.adoptedStyleSheets.filter((one) => one !== sheet)
  root.adoptedStyleSheets = isWanted ? [...others, sheet] : others
}

/** Only the background of a wallet's button keeps the wallet's accent. The page's accent is readable on its surface. */
const rules =
  '[style*="--wd-accent"]{--wd-accentText:inherit!important;--wd-accentEdge:inherit!important;--wd-accentSoft:inherit!important}'

/**
 * Limits the use of wallets' accents, which were chosen for our own surfaces. If the page's surface is darker than our
 * light one, or lighter than our dark one, these accents may have too little contrast.
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
  // Ignore differences that are invisible, such as a warm white.
  return fromInk(colors.surface) < fromInk(ours.surface) * 0.98
}
