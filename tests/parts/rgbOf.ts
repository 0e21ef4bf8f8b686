import type { Rgb } from '../../src/theme/contrast'

/** A computed colour without transparency. */
export function rgbOf(color: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number)
  return [red, green, blue]
}
