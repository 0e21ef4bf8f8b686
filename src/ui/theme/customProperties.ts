import { deriveAccent } from './accent'
import { parseColor, type Rgb } from './contrast'
import { dark, defaultAccent, light, type Palette } from './palettes'

const defaultColor: Rgb = parseColor(defaultAccent) ?? [0, 0, 0]

/** Returns the accent colours for the surface of a theme. @param color the host's accent. @default ours */
export const accentOn = (
  palette: Pick<Palette, 'surface'>,
  color: Rgb = defaultColor,
) => deriveAccent(color, parseColor(palette.surface) ?? defaultColor)

/**
 * Returns the custom properties for the accent colours in light and dark themes. Colours with too little contrast are
 * adjusted.
 * @param color the host's accent. @default ours
 */
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
