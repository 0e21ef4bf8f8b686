import { accentProperties } from './accentProperties'
import { accentOn } from './baseRules'
import { parseColor } from './contrast'
import { dark, light } from './palettes'
import { tellIfFaint } from './tellIfFaint'

/** Written into the code by the bundler. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

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
  const wanted = accent ?? inheritedAccent(host)
  const color = parseColor(wanted) ?? parseColor(asHex(wanted))
  for (const [name, value] of Object.entries(accentProperties(color))) {
    // Without an accent, the sheet's own values hold.
    host.style.setProperty(name, color ? value : '')
  }
  if (process.env.NODE_ENV !== 'production' && color) {
    const palette = isDark(theme) ? dark : light
    tellIfFaint(accentOn(palette, color), palette.surface)
  }
}

const isDark = (theme: Theme) =>
  theme === 'dark' ||
  (theme === 'auto' && matchMedia('(prefers-color-scheme:dark)').matches)

function inheritedAccent(host: HTMLElement): string {
  return getComputedStyle(host).getPropertyValue('--walletdock-accent')
}

/** Browsers write any opaque colour of sRGB that a canvas is given as `#rrggbb`. */
function asHex(color: string): string {
  const context =
    CSS.supports('color', color) &&
    document.createElement('canvas').getContext('2d')
  if (!context) return ''
  context.fillStyle = color
  return context.fillStyle
}
