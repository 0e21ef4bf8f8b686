import {
  black,
  contrast,
  mix,
  type Rgb,
  reachOn,
  toHex,
  white,
} from './contrast'

/** What the product makes of a host's accent on one surface. Colours are `#rrggbb`. */
export type Accent = {
  /** The host's own colour, untouched: the brand stays the brand. */
  readonly accent: string
  readonly accentHover: string
  readonly accentPressed: string
  /** Text on the accent, 4.5:1 also on hover and pressed. */
  readonly onAccent: string
  /** The accent's outline, 3:1 on the surface. */
  readonly accentEdge: string
  /** The accent as text or icon, 4.5:1 on the surface and on `accentSoft`. */
  readonly accentText: string
  /** A breath of the accent on the surface, for what is selected. */
  readonly accentSoft: string
}

/** Derives every accent colour from one, correcting what would be too faint. @see WCAG 2.2, 1.4.3 and 1.4.11 */
export function deriveAccent(color: Rgb, surface: Rgb): Accent {
  // One of the two always reaches 4.58:1, whatever the colour.
  const onAccent = contrast(color, white) >= 4.5 ? white : black
  // Away from the text, so that contrast only grows.
  const away = onAccent === white ? black : white
  const soft = mix(surface, color, 0.1)
  return {
    accent: toHex(color),
    accentHover: toHex(mix(color, away, 0.1)),
    accentPressed: toHex(mix(color, away, 0.2)),
    onAccent: toHex(onAccent),
    accentEdge: toHex(reachOn(color, [surface], 3)),
    accentText: toHex(reachOn(color, [surface, soft], 4.5)),
    accentSoft: toHex(soft),
  }
}
