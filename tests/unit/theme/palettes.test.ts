import { describe, expect, test } from 'vitest'
import { contrast, parseColor } from '../../../src/theme/contrast.initial'
import { dark, light, type Palette } from '../../../src/theme/palettes.initial'

const ratio = (one: string, other: string) => {
  const [first, second] = [parseColor(one), parseColor(other)]
  if (!first || !second) throw new Error(`${one} or ${other} is not a colour`)
  return contrast(first, second)
}

const texts = [
  'text',
  'secondary',
  'quiet',
  'danger',
  'success',
  'caution',
] as const satisfies (keyof Palette)[]

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, palette) => {
  test.each(texts)(
    '%s is readable on the surface and on raised surfaces',
    (name) => {
      expect(ratio(palette[name], palette.surface)).toBeGreaterThanOrEqual(4.5)
      expect(ratio(palette[name], palette.raised)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(['text', 'secondary', 'quiet'] as const)(
    '%s is readable on hovered rows',
    (name) => {
      expect(ratio(palette[name], palette.hover)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('danger is readable on its own surface', () => {
    expect(ratio(palette.danger, palette.dangerSurface)).toBeGreaterThanOrEqual(
      4.5,
    )
  })

  test('edges of controls are visible', () => {
    expect(ratio(palette.edge, palette.surface)).toBeGreaterThanOrEqual(3)
  })
})

test('in the dark theme, raised surfaces are lighter', () => {
  expect(ratio(dark.raised, '#000000')).toBeGreaterThan(
    ratio(dark.surface, '#000000'),
  )
})
