import { mix, type Rgb } from './contrast'

/** What a browser makes of a colour in CSS. */
export type ReadColor = {
  readonly color: Rgb
  /** 0 to 1. */
  readonly alpha: number
}

/**
 * Reads any colour that the browser knows, as it is within an element: `light-dark()` by its theme. Where that is on no
 * page, by the page's.
 * @returns `undefined` when it is no colour
 */
export function readColor(
  within: ParentNode,
  text: string,
): ReadColor | undefined {
  const probe = document.createElement('i')
  // Mixed with itself it becomes plain red, green and blue, from whichever colour space.
  probe.style.color = `color-mix(in srgb,${text},${text})`
  if (!probe.style.color) return
  const { isConnected } = within
  ;(isConnected ? within : document.body).append(probe)
  const computed = getComputedStyle(probe).color
  probe.remove()
  const numbers = computed.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? []
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
  const full = computed.startsWith('rgb') ? 1 : 255
  const channel = (value: number) =>
    Math.round(Math.min(Math.max(value * full, 0), 255))
  return { color: [channel(red), channel(green), channel(blue)], alpha }
}

/** How a colour looks on an opaque one. */
export const laidOn = ({ color, alpha }: ReadColor, ground: Rgb): Rgb =>
  alpha < 1 ? mix(ground, color, alpha) : color
