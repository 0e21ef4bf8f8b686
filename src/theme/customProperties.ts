import { deriveAccent } from './accent'
import { parseColor, type Rgb } from './contrast'
import { dark, defaultAccent, light, type Palette } from './palettes'

const ours: Rgb = parseColor(defaultAccent) ?? [0, 0, 0]

/** The accent colours of a host's or our own accent on a theme's surface. */
export const accentOn = (
  palette: Pick<Palette, 'surface'>,
  color: Rgb = ours,
) => deriveAccent(color, parseColor(palette.surface) ?? ours)

/**
 * The custom properties that give an element its accent, in light and in dark, corrected where the colour would be too
 * faint.
 * @param color ours, where there is none
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

/** Each colour of two themes, as CSS for both. */
export const inBoth = (day: Colors, night: Colors) =>
  Object.entries(day).map(
    ([name, value]) => [name, `light-dark(${value},${night[name]})`] as const,
  )

/** The custom property of a host for one part of its look: `--walletdock-on-accent` is `onAccent`. */
export const hostProperty = (name: string): string =>
  `--walletdock-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`
