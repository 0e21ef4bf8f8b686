/** A colour as a picker needs it. */
type ReadColor = {
  /** `#rrggbb`, without its transparency. */
  readonly opaque: string
  /** What makes it transparent after that: two hexadecimal digits, or nothing. */
  readonly alpha: string
}

const context = document
  .createElement('canvas')
  .getContext('2d', { willReadFrequently: true })

/** Reads any colour that CSS knows. */
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
