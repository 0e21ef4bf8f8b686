import { black, lowest, mix, type Rgb, white } from '../contrast'

/** Whether words in a colour can be read on each ground. */
export const isReadable = (color: Rgb, grounds: readonly Rgb[]): boolean =>
  lowest(color, grounds) >= 4.5

/** Black or white: what can be read best on all the grounds. */
export const bestInk = (grounds: readonly Rgb[]): Rgb =>
  lowest(black, grounds) > lowest(white, grounds) ? black : white

/** Whether there is an ink that can be read on all the grounds. */
export const goTogether = (grounds: readonly Rgb[]): boolean =>
  isReadable(bestInk(grounds), grounds)

/** A ground a little nearer to the ink, or further from it where words could not be read on that and the others. */
export function beside(color: Rgb, ink: Rgb, others: readonly Rgb[]): Rgb {
  const inks = [ink, ...(bestInk(others) === black ? [white] : [black])]
  const grounds = inks.map((other) => mix(color, other, 0.05))
  return grounds.find((one) => goTogether([...others, one])) ?? color
}

/** A breath of a colour on the surface, or else the raised ground, where words would not be readable on it. */
export function tint(surface: Rgb, color: Rgb, raised: Rgb, text?: Rgb): Rgb {
  const soft = mix(surface, color, 0.1)
  return goTogether([surface, raised, soft]) &&
    (!text || isReadable(text, [soft]))
    ? soft
    : raised
}
