import { accentOn } from './baseRules'
import type { Rgb } from './contrast'
import { dark, light } from './palettes'

/**
 * The custom properties that give a shadow host its accent, in light and in dark, corrected where the colour would be
 * too faint. An element inside takes them too, where it has the attribute `data-accent`.
 * @param color ours, where there is none
 */
export function accentProperties(
  color?: Rgb,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries({ light, dark }).flatMap(([scheme, palette]) =>
      Object.entries(accentOn(palette, color)).map(([name, value]) => [
        `--wd-${name}-${scheme}`,
        value,
      ]),
    ),
  )
}
