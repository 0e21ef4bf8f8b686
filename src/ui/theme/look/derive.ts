import {
  bestInk,
  black,
  lowest,
  mix,
  type Rgb,
  toHex,
  white,
  withContrast,
} from '../contrast'
import { type Accent, accentOn } from '../customProperties'

const isReadable = (color: Rgb, grounds: readonly Rgb[]): boolean =>
  lowest(color, grounds) >= 4.5

/** Returns whether some text colour is readable on all backgrounds. */
export const goTogether = (grounds: readonly Rgb[]): boolean =>
  isReadable(bestInk(grounds), grounds)

/** Returns a background slightly closer to the text colour, or further away if text would not be readable otherwise. */
export function groundBeside(
  color: Rgb,
  ink: Rgb,
  others: readonly Rgb[],
): Rgb {
  const inks = [ink, bestInk(others) === black ? white : black]
  const grounds = inks.map((other) => mix(color, other, 0.05))
  return grounds.find((one) => goTogether([...others, one])) ?? color
}

/** Returns a light tint of a colour on the surface, or the raised background if text would not be readable. */
export function tint(surface: Rgb, color: Rgb, raised: Rgb, text?: Rgb): Rgb {
  const soft = mix(surface, color, 0.1)
  return goTogether([surface, raised, soft]) &&
    (!text || isReadable(text, [soft]))
    ? soft
    : raised
}

/** Returns the accent colours on a host's surface, with the host's text on the accent if it has enough contrast. */
export function accentBeside(
  color: Rgb,
  { surface, raised, text }: Record<'surface' | 'raised' | 'text', Rgb>,
  accentColor: Rgb | undefined,
): Accent {
  const accent = accentOn({ surface: toHex(surface) }, color)
  const soft = tint(surface, color, raised, text)
  const accentText = toHex(withContrast(color, [surface, raised, soft], 4.5))
  const own = { ...accent, accentSoft: toHex(soft), accentText }
  if (!accentColor) return own
  const away = bestInk([accentColor])
  const [hover, pressed] = [mix(color, away, 0.1), mix(color, away, 0.2)]
  if (!isReadable(accentColor, [color, hover, pressed])) return own
  return {
    ...own,
    onAccent: toHex(accentColor),
    accentHover: toHex(hover),
    accentPressed: toHex(pressed),
  }
}
