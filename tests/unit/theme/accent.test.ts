import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deriveAccent } from '../../../src/theme/accent.initial'
import {
  contrast,
  parseColor,
  type Rgb,
} from '../../../src/theme/contrast.initial'
import { dark, light } from '../../../src/theme/palettes.initial'

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

  test('the text on the accent is readable, also while hovered and pressed', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { onAccent, accent, accentHover, accentPressed } = derive(color)
        expect(ratio(onAccent, accent)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(onAccent, accentHover)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(onAccent, accentPressed)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('the accent’s edge and text have enough contrast with the surface', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { accentEdge, accentText, accentSoft } = derive(color)
        expect(ratio(accentEdge, surface)).toBeGreaterThanOrEqual(3)
        expect(ratio(accentText, surface)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(accentText, accentSoft)).toBeGreaterThanOrEqual(4.5)
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

test('the accent itself is the host’s colour', () => {
  expect(deriveAccent(read('#ffd600'), read(light.surface)).accent).toBe(
    '#ffd600',
  )
})

test('a colour with enough contrast is not corrected', () => {
  const { accentEdge, accentText } = deriveAccent(
    read('#1f3fd0'),
    [255, 255, 255],
  )
  expect(accentEdge).toBe('#1f3fd0')
  expect(accentText).toBe('#1f3fd0')
})

test('the hover colour moves away from the text colour', () => {
  const white: Rgb = [255, 255, 255]
  expect(deriveAccent([0, 0, 255], white).accentHover).toBe('#0000e6')
  expect(deriveAccent([255, 214, 0], white).accentHover).toBe('#ffda1a')
})
