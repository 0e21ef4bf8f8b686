import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, parseColor, type Rgb } from '../../../src/ui/theme/contrast'
import {
  completePalette,
  type HostColors,
} from '../../../src/ui/theme/look/completePalette'
import { dark, light } from '../../../src/ui/theme/palettes'

const read = (hex: string): Rgb => {
  const color = parseColor(hex)
  if (!color) throw new Error(`${hex} is no colour`)
  return color
}
const channel = fc.integer({ min: 0, max: 255 })
const color = fc.tuple(channel, channel, channel)
const maybe = fc.option(color, { nil: undefined })

type Colors = ReturnType<typeof completePalette>['colors']

/** Each text colour, and every background on which it is used. */
const read4 = {
  text: ['surface', 'raised', 'hover', 'accentSoft'],
  secondary: ['surface', 'raised', 'hover'],
  quiet: ['surface', 'raised', 'hover'],
  danger: ['surface', 'raised', 'dangerSurface'],
  success: ['surface', 'raised'],
  caution: ['surface', 'raised'],
  accentText: ['surface', 'raised', 'accentSoft'],
  onAccent: ['accent', 'accentHover', 'accentPressed'],
} satisfies Partial<Record<keyof Colors, (keyof Colors)[]>>

function faintIn(colors: Colors) {
  const pairs = Object.entries(read4).flatMap(([words, grounds]) =>
    grounds.map((ground) => [words, ground, 4.5] as const),
  )
  const edges = [
    ['edge', 'surface', 3],
    ['accentEdge', 'surface', 3],
  ] as const
  const values: Readonly<Record<string, string>> = colors
  return [...pairs, ...edges].flatMap(([one, other, needed]) => {
    const ratio = contrast(read(values[one] ?? ''), read(values[other] ?? ''))
    return ratio < needed ? [`${one} on ${other}: ${ratio.toFixed(2)}`] : []
  })
}

test('all texts are readable and all edges visible, whatever colours the host sets [WCAG 1.4.3]', () => {
  const given = fc.record({
    ...{ surface: maybe, raised: maybe, hover: maybe, line: maybe },
    ...{ text: maybe, secondary: maybe, quiet: maybe, edge: maybe },
    ...{ danger: maybe, dangerSurface: maybe, success: maybe, caution: maybe },
    ...{ accent: maybe, onAccent: maybe },
  })
  fc.assert(
    fc.property(given, fc.boolean(), (colors, isNight) => {
      // An omitted colour equals undefined.
      const { colors: made } = completePalette(colors as HostColors, isNight)
      expect(faintIn(made)).toEqual([])
    }),
    {
      numRuns: 1500,
      examples: [[{ surface: [119, 119, 119] } as never, true]],
    },
  )
})

describe('a surface without other colours', () => {
  test('selects the dark theme if it is dark, whatever the visitor’s system is', () => {
    const { isDark, colors } = completePalette({ surface: [11, 16, 32] }, false)
    expect(isDark).toBe(true)
    expect(contrast(read(colors.text), [11, 16, 32])).toBeGreaterThan(12)
    expect(read(colors.raised)).not.toEqual(read(dark.raised))
  })

  test('gives raised surfaces its hue', () => {
    const { colors } = completePalette({ surface: [255, 250, 240] }, false)
    const [red, , blue] = read(colors.raised)
    expect(red).toBeGreaterThan(blue)
  })
})

test('without colours, both themes have the default palettes', () => {
  expect(completePalette({}, false).colors).toMatchObject({
    ...light,
    surface: '#ffffff',
  })
  expect(completePalette({}, true).colors).toMatchObject(dark)
})

test('a colour without enough contrast is corrected as little as possible, and reported', () => {
  const { colors, corrections } = completePalette(
    { surface: [255, 255, 255], quiet: [170, 170, 170] },
    false,
  )
  expect(corrections).toEqual([
    `quiet #aaaaaa has 1.9:1 contrast with ${colors.hover}, but needs 4.5:1. Walletdock uses ${colors.quiet}.`,
  ])
  const ratio = contrast(read(colors.quiet), read(colors.hover))
  expect(ratio).toBeGreaterThanOrEqual(4.5)
  expect(ratio).toBeLessThan(5.2)
})

test('a background on which no text would be readable is rejected', () => {
  const { colors, corrections } = completePalette(
    { surface: [255, 255, 255], raised: [20, 20, 20] },
    false,
  )
  expect(colors.raised).not.toBe('#141414')
  expect(corrections).toEqual([expect.stringMatching(/^raised #141414 has /)])
})

test('the host’s text colour on the accent is used only if it is readable', () => {
  const accent: Rgb = [58, 87, 232]
  const words = (onAccent: Rgb) => completePalette({ accent, onAccent }, false)
  expect(words([255, 250, 220]).colors.onAccent).toBe('#fffadc')
  expect(words([255, 250, 220]).corrections).toEqual([])
  expect(words([120, 120, 120]).colors.onAccent).toBe('#ffffff')
  expect(words([120, 120, 120]).corrections).toEqual([
    expect.stringMatching(/^onAccent .* needs 4\.5:1/),
  ])
})
