/** Red, green and blue, each an integer from 0 to 255. */
export type Rgb = readonly [number, number, number]

export const black: Rgb = [0, 0, 0]
export const white: Rgb = [255, 255, 255]

/** Parses `#rgb` and `#rrggbb`. Returns `undefined` for anything else. */
export function parseColor(text: string): Rgb | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]
  if (!hex) return
  const wide = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
  const number = Number.parseInt(wide, 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

export function toHex(color: Rgb): string {
  const channels = color.map((channel) => channel.toString(16).padStart(2, '0'))
  return `#${channels.join('')}`
}

/** Mixes a `share` (0 to 1) of `other` into `color`. Rounds, so that contrast is measured on the displayed colour. */
export function mix(color: Rgb, other: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) =>
    Math.round(color[index] + (other[index] - color[index]) * share)
  return [channel(0), channel(1), channel(2)]
}

/** Returns the contrast ratio, 1 to 21. @see WCAG 2.2, contrast ratio */
export function contrast(one: Rgb, other: Rgb): number {
  const first = luminance(one) + 0.05
  const second = luminance(other) + 0.05
  return first > second ? first / second : second / first
}

function luminance(color: Rgb): number {
  const linear = (channel: number) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return (
    0.2126 * linear(color[0]) +
    0.7152 * linear(color[1]) +
    0.0722 * linear(color[2])
  )
}

/** Returns the lowest contrast that a colour has on these backgrounds. */
export const lowest = (color: Rgb, grounds: readonly Rgb[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)))

/** Returns black or white, whichever is more readable on all backgrounds. */
export const bestInk = (grounds: readonly Rgb[]): Rgb =>
  lowest(black, grounds) > lowest(white, grounds) ? black : white

/** Returns the colour closest to `color` with at least `ratio` contrast on all backgrounds. */
export function withContrast(
  color: Rgb,
  grounds: readonly Rgb[],
  ratio: number,
): Rgb {
  if (lowest(color, grounds) >= ratio) return color
  const towards = bestInk(grounds)
  let result = color
  for (let step = 1; step <= 25; step += 1) {
    result = mix(color, towards, step / 25)
    if (lowest(result, grounds) >= ratio) return result
  }
  return result
}
