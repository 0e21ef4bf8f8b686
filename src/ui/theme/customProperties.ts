import {
  black,
  contrast,
  mix,
  parseColor,
  type Rgb,
  toHex,
  white,
  withContrast,
} from './contrast'
import { dark, defaultAccent, light, type Palette } from './palettes'

/** Derives all accent colours from one, with enough contrast. @see WCAG 2.2, 1.4.3 and 1.4.11 */
export function deriveAccent(color: Rgb, surface: Rgb) {
  // Black or white always has at least 4.58:1, for any colour.
  const onAccent = contrast(color, white) >= 4.5 ? white : black
  // Mix with black under white text and with white under black text, so that the contrast only increases.
  const away = onAccent === white ? black : white
  const soft = mix(surface, color, 0.1)
  return {
    /** The host's colour, never adjusted, because it is the host's brand. */
    accent: toHex(color),
    accentHover: toHex(mix(color, away, 0.1)),
    accentPressed: toHex(mix(color, away, 0.2)),
    /** Text on the accent. 4.5:1 contrast, also on hover and while pressed. */
    onAccent: toHex(onAccent),
    /** Outline in the accent colour. 3:1 contrast on the surface. */
    accentEdge: toHex(withContrast(color, [surface], 3)),
    /** Text or icon in the accent colour. 4.5:1 contrast on the surface and on `accentSoft`. */
    accentText: toHex(withContrast(color, [surface, soft], 4.5)),
    /** A light tint of the accent on the surface, for selected elements. */
    accentSoft: toHex(soft),
  }
}

/** The colours that are derived from a host's accent for one surface, as `#rrggbb`. */
export type Accent = ReturnType<typeof deriveAccent>

const defaultColor: Rgb = parseColor(defaultAccent) ?? [0, 0, 0]

/** Returns the accent colours for the surface of a theme. @param color the host's accent. @default ours */
export const accentOn = (
  palette: Pick<Palette, 'surface'>,
  color: Rgb = defaultColor,
) => deriveAccent(color, parseColor(palette.surface) ?? defaultColor)

/** Returns the custom properties for the accent colours in both themes. @param color the accent. @default ours */
export const accentProperties = (
  color?: Rgb,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    inBoth(accentOn(light, color), accentOn(dark, color)).map(
      ([name, value]) => [`--wd-${name}`, value],
    ),
  )

type Colors = Readonly<Record<string, string>>

/** Combines each colour of two themes into a CSS value for both. */
export const inBoth = (day: Colors, night: Colors) =>
  Object.entries(day).map(
    ([name, value]) => [name, `light-dark(${value},${night[name]})`] as const,
  )

/** Returns the host's custom property for a value of the look: `--walletdock-on-accent` for `onAccent`. */
export const hostProperty = (name: string): string =>
  `--walletdock-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`

/** Names of the properties that the latest check of a look has set on an element. The next check removes them first. */
export const checkedProperties = new WeakMap<HTMLElement, string[]>()
