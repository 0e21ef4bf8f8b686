import type { Accent } from '../accent'
import {
  black,
  contrast,
  mix,
  parseColor,
  type Rgb,
  toHex,
  white,
  withContrast,
} from '../contrast'
import { dark, defaultAccent, light, type Palette } from '../palettes'
import { accentBeside } from './accentBeside'
import { bestInk, goTogether, groundBeside, tint } from './grounds'

/** The host's colours, by the names of its look. */
export type HostColors = Partial<
  Record<keyof Palette | 'accent' | 'onAccent', Rgb>
>

/** A colour that had to be adjusted. Colours are `#rrggbb`. */
export type Correction = {
  readonly name: keyof HostColors
  readonly color: string
  readonly used: string
  /** Actual and required contrast ratio, 1 to 21. */
  readonly ratio: number
  readonly needed: number
  /** The background with the lowest contrast, or the text that would be unreadable. */
  readonly against: string
}

export type Completed = {
  readonly isDark: boolean
  readonly colors: Palette & Accent
  readonly corrections: readonly Correction[]
}

/**
 * Derives a complete theme from a host's colours, and adjusts colours with too little contrast.
 * @param isNight whether the theme is dark if the host sets no surface
 * @see WCAG 2.2, 1.4.3 and 1.4.11
 */
export function completePalette(
  colors: HostColors,
  isNight: boolean,
): Completed {
  const corrections: Correction[] = []
  const surface = colors.surface ?? rgb((isNight ? dark : light).surface)
  const isDark = contrast(surface, white) > contrast(surface, black)
  const base = isDark ? dark : light
  const isOurs = !colors.surface && !colors.text
  const ink = colors.text ?? rgb(base.text)

  /** Returns a host's background colour if text can be readable on it. Otherwise returns the derived one. */
  function ground(
    name: 'raised' | 'hover' | 'dangerSurface',
    own: Rgb,
    others: readonly Rgb[],
  ): Rgb {
    const color = colors[name]
    if (!color || goTogether([...others, color])) return color ?? own
    note(name, color, own, 4.5, bestInk(others))
    return own
  }
  function readable(
    name: keyof Palette,
    own: Rgb,
    grounds: Rgb[],
    needed = 4.5,
  ) {
    const color = colors[name] ?? own
    const used = withContrast(color, grounds, needed)
    if (used === color) return color
    if (colors[name]) {
      const hardest = grounds.reduce((one, other) =>
        contrast(color, one) < contrast(color, other) ? one : other,
      )
      note(name, color, used, needed, hardest)
    }
    return used
  }
  function note(
    name: keyof HostColors,
    color: Rgb,
    used: Rgb,
    needed: number,
    against: Rgb,
  ) {
    corrections.push({
      ...{ name, color: toHex(color), used: toHex(used), needed },
      ...{ ratio: contrast(color, against), against: toHex(against) },
    })
  }
  const ownOr = (name: keyof Palette, derived: Rgb) =>
    isOurs ? rgb(base[name]) : derived

  const raised = ground(
    'raised',
    ownOr('raised', groundBeside(surface, ink, [surface])),
    [surface],
  )
  const isRaisedOurs = isOurs && !colors.raised
  const hover = ground(
    'hover',
    isRaisedOurs
      ? rgb(base.hover)
      : groundBeside(raised, ink, [surface, raised]),
    [surface, raised],
  )
  const grounds = [surface, raised, hover]
  const text = readable('text', ink, grounds)
  const secondary = ownOr('secondary', mix(text, surface, 0.22))
  const quiet = ownOr('quiet', mix(text, surface, 0.36))
  const alarm = colors.danger ?? rgb(base.danger)
  const dangerSurface = ground(
    'dangerSurface',
    isOurs && !colors.danger
      ? rgb(base.dangerSurface)
      : tint(surface, alarm, raised),
    [surface, raised],
  )
  const palette = {
    surface,
    raised,
    hover,
    text,
    secondary: readable('secondary', secondary, grounds),
    quiet: readable('quiet', quiet, grounds),
    line: colors.line ?? ownOr('line', mix(surface, text, 0.12)),
    edge: readable(
      'edge',
      ownOr('edge', mix(surface, text, 0.5)),
      [surface],
      3,
    ),
    danger: readable('danger', alarm, [surface, raised, dangerSurface]),
    dangerSurface,
    success: readable('success', rgb(base.success), [surface, raised]),
    caution: readable('caution', rgb(base.caution), [surface, raised]),
  } satisfies Record<keyof Palette, Rgb>

  const color = colors.accent ?? rgb(defaultAccent)
  const accent = accentBeside(color, palette, colors.onAccent)
  if (colors.onAccent && accent.onAccent !== toHex(colors.onAccent))
    note('onAccent', colors.onAccent, rgb(accent.onAccent), 4.5, color)
  return {
    isDark,
    corrections,
    colors: { ...hexes(palette), ...accent },
  }
}

/** Parses a colour that is known to be `#rrggbb`. */
const rgb = (hex: string): Rgb => parseColor(hex) ?? black

// `Object.fromEntries` loses the type of the keys, which do not change.
const hexes = <Name extends string>(colors: Record<Name, Rgb>) =>
  Object.fromEntries(
    Object.entries<Rgb>(colors).map(([name, color]) => [name, toHex(color)]),
  ) as Record<Name, string>
