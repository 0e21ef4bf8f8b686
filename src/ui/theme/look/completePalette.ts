import {
  bestInk,
  black,
  contrast,
  mix,
  parseColor,
  type Rgb,
  toHex,
  white,
  withContrast,
} from '../contrast'
import type { Accent } from '../customProperties'
import { dark, defaultAccent, light, type Palette } from '../palettes'
import { accentBeside, goTogether, groundBeside, tint } from './derive'

/** The host's colours, by the names of its look. */
export type HostColors = Partial<
  Record<keyof Palette | 'accent' | 'onAccent', Rgb>
>

export type Completed = {
  readonly isDark: boolean
  readonly colors: Palette & Accent
  /** Sentences that explain why colours were adjusted. */
  readonly corrections: readonly string[]
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
  const surface = colors.surface ?? rgb((isNight ? dark : light).surface)
  const isDark = contrast(surface, white) > contrast(surface, black)
  const adjuster = new Adjuster(colors)
  const palette = adjuster.palette(surface, isDark ? dark : light)
  const accent = adjuster.accent(palette)
  return {
    isDark,
    corrections: adjuster.corrections,
    colors: { ...hexes(palette), ...accent },
  }
}

type Colors = Readonly<Record<keyof Palette, Rgb>>

/** Adjusts a host's colours, and records each correction. */
class Adjuster {
  readonly corrections: string[] = []
  readonly #colors: HostColors

  constructor(colors: HostColors) {
    this.#colors = colors
  }

  /** @param base our theme, for colours that are not derived from the host's */
  palette(surface: Rgb, base: Palette): Colors {
    const colors = this.#colors
    const isOurs = !colors.surface && !colors.text
    const ownOr = (name: keyof Palette, derived: Rgb) =>
      isOurs ? rgb(base[name]) : derived
    const ink = colors.text ?? rgb(base.text)

    const raised = this.#ground(
      'raised',
      ownOr('raised', groundBeside(surface, ink, [surface])),
      [surface],
    )
    const hover = this.#ground(
      'hover',
      isOurs && !colors.raised
        ? rgb(base.hover)
        : groundBeside(raised, ink, [surface, raised]),
      [surface, raised],
    )
    const grounds = [surface, raised, hover]
    const text = this.#readable('text', ink, grounds)
    const alarm = colors.danger ?? rgb(base.danger)
    const dangerSurface = this.#ground(
      'dangerSurface',
      isOurs && !colors.danger
        ? rgb(base.dangerSurface)
        : tint(surface, alarm, raised),
      [surface, raised],
    )
    const derived = (name: keyof Palette, share: number) =>
      ownOr(name, mix(text, surface, share))
    return {
      surface,
      raised,
      hover,
      dangerSurface,
      text,
      secondary: this.#readable(
        'secondary',
        derived('secondary', 0.22),
        grounds,
      ),
      quiet: this.#readable('quiet', derived('quiet', 0.36), grounds),
      line: colors.line ?? ownOr('line', mix(surface, text, 0.12)),
      edge: this.#readable(
        'edge',
        ownOr('edge', mix(surface, text, 0.5)),
        [surface],
        3,
      ),
      danger: this.#readable('danger', alarm, [surface, raised, dangerSurface]),
      success: this.#readable('success', rgb(base.success), [surface, raised]),
      caution: this.#readable('caution', rgb(base.caution), [surface, raised]),
    }
  }

  accent(palette: Colors): Accent {
    const { accent = rgb(defaultAccent), onAccent } = this.#colors
    const derived = accentBeside(accent, palette, onAccent)
    if (onAccent && derived.onAccent !== toHex(onAccent))
      this.#record('onAccent', onAccent, rgb(derived.onAccent), 4.5, accent)
    return derived
  }

  /** Returns a host's background colour if text can be readable on it. Otherwise returns the derived one. */
  #ground(
    name: 'raised' | 'hover' | 'dangerSurface',
    derived: Rgb,
    others: readonly Rgb[],
  ): Rgb {
    const color = this.#colors[name]
    if (!color || goTogether([...others, color])) return color ?? derived
    this.#record(name, color, derived, 4.5, bestInk(others))
    return derived
  }

  /** Returns a host's colour, or the derived one, with enough contrast on all backgrounds. */
  #readable(
    name: keyof Palette,
    derived: Rgb,
    grounds: readonly Rgb[],
    needed = 4.5,
  ): Rgb {
    const color = this.#colors[name] ?? derived
    const used = withContrast(color, grounds, needed)
    if (used !== color && this.#colors[name]) {
      const hardest = grounds.reduce((one, other) =>
        contrast(color, one) < contrast(color, other) ? one : other,
      )
      this.#record(name, color, used, needed, hardest)
    }
    return used
  }

  /** @param against the background with the lowest contrast, or the text that would be unreadable */
  #record(
    name: keyof HostColors,
    color: Rgb,
    used: Rgb,
    needed: number,
    against: Rgb,
  ): void {
    const ratio = contrast(color, against).toFixed(1)
    this.corrections.push(
      `${name} ${toHex(color)} has ${ratio}:1 contrast with ${toHex(against)}, but needs ${needed}:1. Walletdock uses ${toHex(used)}.`,
    )
  }
}

/** Parses a colour that is known to be `#rrggbb`. */
const rgb = (hex: string): Rgb => parseColor(hex) ?? black

// `Object.fromEntries` loses the type of the keys, which do not change.
const hexes = <Name extends string>(colors: Record<Name, Rgb>) =>
  Object.fromEntries(
    Object.entries<Rgb>(colors).map(([name, color]) => [name, toHex(color)]),
  ) as Record<Name, string>
