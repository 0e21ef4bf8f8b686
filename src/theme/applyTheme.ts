import { accentOn } from './baseRules'
import { parseColor } from './contrast'
import { dark, light } from './palettes'

/** `auto` follows the visitor's system. */
export type Theme = 'auto' | 'light' | 'dark'

/** How a host wants us to look. */
export type Appearance = {
  /** @default 'auto' */
  readonly theme?: Theme | undefined
  /** `#rgb` or `#rrggbb`; before it comes `--walletdock-accent` of an ancestor, then our own. */
  readonly accent?: string | undefined
}

/** Gives a host element its theme and the colours derived from its accent. */
export function applyTheme(
  host: HTMLElement,
  { theme = 'auto', accent }: Appearance,
): void {
  host.setAttribute('data-theme', theme)
  const color = parseColor(accent ?? inheritedAccent(host))
  for (const [scheme, palette] of Object.entries({ light, dark })) {
    const values = Object.entries(accentOn(palette, color))
    for (const [name, value] of values) {
      const property = `--wd-${name}-${scheme}`
      if (color) host.style.setProperty(property, value)
      else host.style.removeProperty(property)
    }
  }
}

function inheritedAccent(host: HTMLElement): string {
  return getComputedStyle(host).getPropertyValue('--walletdock-accent').trim()
}
