import {
  black,
  contrast,
  mix,
  type Rgb,
  toHex,
  white,
  withContrast,
} from './contrast'

/** The colours that are derived from a host's accent for one surface, as `#rrggbb`. */
export type Accent = {
  /** The host's colour, never adjusted, because it is the host's brand. */
  readonly accent: string
  readonly accentHover: string
  readonly accentPressed: string
  /** Text on the accent. 4.5:1 contrast, also on hover and while pressed. */
  readonly onAccent: string
  /** Outline in the accent colour. 3:1 contrast on the surface. */
  readonly accentEdge: string
  /** Text or icon in the accent colour. 4.5:1 contrast on the surface and on `accentSoft`. */
  readonly accentText: string
  /** A light tint of the accent on the surface, for selected elements. */
  readonly accentSoft: string
}

/**
 * Derives all accent colours from one colour, and adjusts colours with too little contrast. @see WCAG 2.2, 1.4.3 and
 * 1.4.11
 */
export function deriveAccent(color: Rgb, surface: Rgb): Accent {
  // Black or white always has at least 4.58:1, for any colour.
  const onAccent = contrast(color, white) >= 4.5 ? white : black
  // Mix with black under white text and with white under black text, so that the contrast only increases.
  const away = onAccent === white ? black : white
  const soft = mix(surface, color, 0.1)
  return {
    accent: toHex(color),
    accentHover: toHex(mix(color, away, 0.1)),
    accentPressed: toHex(mix(color, away, 0.2)),
    onAccent: toHex(onAccent),
    accentEdge: toHex(withContrast(color, [surface], 3)),
    accentText: toHex(withContrast(color, [surface, soft], 4.5)),
    accentSoft: toHex(soft),
  }
}
