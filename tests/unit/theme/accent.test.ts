import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  contrast,
  mix,
  parseColor,
  type Rgb,
  toHex,
} from '../../../src/ui/theme/contrast'
import { deriveAccent } from '../../../src/ui/theme/customProperties'
import { dark, light } from '../../../src/ui/theme/palettes'

const read = (hex: string): Rgb => {
  const color = parseColor(hex)
  if (!color) throw new Error(`${hex} is no colour`)
  return color
}
const ratio = (one: string, other: string) => contrast(read(one), read(other))
const channel = fc.integer({ min: 0, max: 255 })
const anyColor = fc.tuple(channel, channel, channel)

describe.each([
  ['light', light.surface],
  ['dark', dark.surface],
])('on the %s surface, for any accent of the host', (_, surface) => {
  const derive = (color: Rgb) => deriveAccent(color, read(surface))

  test('the accent’s texts are readable, also while hovered and pressed, and its edge is visible', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { accentText, onAccent, ...accents } = derive(color)
        const { accent, accentHover, accentPressed } = accents
        for (const ground of [accent, accentHover, accentPressed])
          expect(ratio(onAccent, ground)).toBeGreaterThanOrEqual(4.5)
        for (const ground of [surface, accents.accentSoft])
          expect(ratio(accentText, ground)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(accents.accentEdge, surface)).toBeGreaterThanOrEqual(3)
      }),
      {
        examples: [
          // On a dark surface, a darker accent gives `accentSoft` more contrast.
          [[52, 0, 43]],
          // Enough contrast on the unrounded `accentSoft`, but not on the rounded one.
          [[248, 51, 161]],
        ],
      },
    )
  })
})

test('a colour with enough contrast is not corrected', () => {
  const { accent, accentEdge, accentText } = deriveAccent(
    read('#1f3fd0'),
    [255, 255, 255],
  )
  expect(new Set([accent, accentEdge, accentText])).toEqual(
    new Set(['#1f3fd0']),
  )
})

test('the hover colour moves away from the text colour', () => {
  const white: Rgb = [255, 255, 255]
  expect(deriveAccent([0, 0, 255], white).accentHover).toBe('#0000e6')
  expect(deriveAccent([255, 214, 0], white).accentHover).toBe('#ffda1a')
})

test.each([
  ['#fff', [255, 255, 255]],
  [' #3A57e8 ', [58, 87, 232]],
])('parseColor reads %j', (text, color) => {
  expect(parseColor(text)).toEqual(color)
})

test.each(['', 'blue', '#12', '#12345', '#12345g', '3a57e8', '#3a57e8ff'])(
  'parseColor returns undefined for %j',
  (text) => {
    expect(parseColor(text)).toBeUndefined()
  },
)

test('black and white have the highest contrast', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21, 5)
})

test('mix returns a colour between both', () => {
  expect(toHex(mix([0, 0, 0], [255, 255, 255], 0.5))).toBe('#808080')
})
