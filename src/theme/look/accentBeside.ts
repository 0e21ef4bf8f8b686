import type { Accent } from '../accent.initial'
import {
  black,
  contrast,
  mix,
  type Rgb,
  reachOn,
  toHex,
  white,
} from '../contrast.initial'
import { accentOn } from '../customProperties.initial'
import { isReadable, tint } from './grounds'

/**
 * Returns the accent colours on a host's surface. Uses the host's text colour on the accent if it has enough contrast.
 */
export function accentBeside(
  color: Rgb,
  { surface, raised, text }: Record<'surface' | 'raised' | 'text', Rgb>,
  wanted: Rgb | undefined,
): Accent {
  const accent = accentOn({ surface: toHex(surface) }, color)
  const soft = tint(surface, color, raised, text)
  const accentText = toHex(reachOn(color, [surface, raised, soft], 4.5))
  const own = { ...accent, accentSoft: toHex(soft), accentText }
  if (!wanted) return own
  const away = contrast(wanted, white) < contrast(wanted, black) ? black : white
  const [hover, pressed] = [mix(color, away, 0.1), mix(color, away, 0.2)]
  if (!isReadable(wanted, [color, hover, pressed])) return own
  return {
    ...own,
    onAccent: toHex(wanted),
    accentHover: toHex(hover),
    accentPressed: toHex(pressed),
  }
}
