import { mix, type Rgb } from './contrast'

/** A CSS colour as computed by the browser. */
export type ReadColor = {
  readonly color: Rgb
  /** 0 to 1. */
  readonly alpha: number
}

/**
 * Parses any colour that the browser supports, as computed inside an element. `light-dark()` depends on the element's
 * theme, or on the page's theme if the element is not on the page.
 * @returns `undefined` if the text is not a colour
 */
export function readColor(
  within: ParentNode,
  text: string,
): ReadColor | undefined {
  const probe = document.createElement('i')
  // Mixing the colour with itself converts it from any colour space to sRGB.
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

/** Returns the visible colour of a transparent colour on an opaque background. */
export const laidOn = ({ color, alpha }: ReadColor, ground: Rgb): Rgb =>
  alpha < 1 ? mix(ground, color, alpha) : color
