import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deriveAccent } from '../../../src/theme/accent'
import { contrast, parseColor, type Rgb } from '../../../src/theme/contrast'
import { dark, light } from '../../../src/theme/palettes'

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
])('on the %s surface, whatever accent a host gives', (_, surface) => {
  const derive = (color: Rgb) => deriveAccent(color, read(surface))

  test('its text is readable, also while hovered and pressed', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { onAccent, accent, accentHover, accentPressed } = derive(color)
        expect(ratio(onAccent, accent)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(onAccent, accentHover)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(onAccent, accentPressed)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('its edge and its words stand out from the surface', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { accentEdge, accentText, accentSoft } = derive(color)
        expect(ratio(accentEdge, surface)).toBeGreaterThanOrEqual(3)
        expect(ratio(accentText, surface)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(accentText, accentSoft)).toBeGreaterThanOrEqual(4.5)
      }),
      {
        examples: [
          // On a dark surface a darker accent makes `accentSoft` the easier ground.
          [[52, 0, 43]],
          // Enough on `accentSoft` as it is mixed, and not as it is shown.
          [[248, 51, 161]],
        ],
      },
    )
  })
})

test('the colour itself stays what the host gave', () => {
  expect(deriveAccent(read('#ffd600'), read(light.surface)).accent).toBe(
    '#ffd600',
  )
})

test('a colour that is clear enough is not corrected', () => {
  const { accentEdge, accentText } = deriveAccent(
    read('#1f3fd0'),
    [255, 255, 255],
  )
  expect(accentEdge).toBe('#1f3fd0')
  expect(accentText).toBe('#1f3fd0')
})

test('hover moves away from the text', () => {
  const white: Rgb = [255, 255, 255]
  expect(deriveAccent([0, 0, 255], white).accentHover).toBe('#0000e6')
  expect(deriveAccent([255, 214, 0], white).accentHover).toBe('#ffda1a')
})
