/** A colour in the form that a colour picker needs. */
type ReadColor = {
  /** `#rrggbb`, without transparency. */
  readonly opaque: string
  /** The alpha value as two hexadecimal digits. Empty if the colour is opaque. */
  readonly alpha: string
}

const context = document
  .createElement('canvas')
  .getContext('2d', { willReadFrequently: true })

/** Parses any CSS colour. */
export function readColor(color: string): ReadColor {
  const [red, green, blue] = pixelOf(`rgb(from ${color} r g b / 1)`)
  const [, , , alpha] = pixelOf(color)
  return {
    opaque: `#${[red, green, blue].map(twoDigits).join('')}`,
    alpha: alpha === 255 ? '' : twoDigits(alpha),
  }
}

function pixelOf(color: string): readonly number[] {
  if (!context) return []
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data]
}

const twoDigits = (channel = 0) => channel.toString(16).padStart(2, '0')
