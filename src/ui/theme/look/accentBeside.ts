import type { Accent } from '../accent'
import {
  black,
  contrast,
  mix,
  type Rgb,
  toHex,
  white,
  withContrast,
} from '../contrast'
import { accentOn } from '../customProperties'
import { isReadable, tint } from './grounds'

/**
 * Returns the accent colours on a host's surface. Uses the host's text colour on the accent if it has enough contrast.
 */
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
  const away =
    contrast(accentColor, white) < contrast(accentColor, black) ? black : white
  const [hover, pressed] = [mix(color, away, 0.1), mix(color, away, 0.2)]
  if (!isReadable(accentColor, [color, hover, pressed])) return own
  return {
    ...own,
    onAccent: toHex(accentColor),
    accentHover: toHex(hover),
    accentPressed: toHex(pressed),
  }
}
