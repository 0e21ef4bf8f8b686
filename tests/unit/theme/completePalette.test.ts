import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as themes from '../../../src/kit/themes'
import {
  contrast,
  mix,
  parseColor,
  type Rgb,
  toHex,
} from '../../../src/ui/theme/contrast'
import { deriveAccent } from '../../../src/ui/theme/customProperties'
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
const ratio = (one: string, other: string) => contrast(read(one), read(other))
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
    const found = ratio(values[one] ?? '', values[other] ?? '')
    return found < needed ? [`${one} on ${other}: ${found.toFixed(2)}`] : []
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
  const found = ratio(colors.quiet, colors.hover)
  expect(found).toBeGreaterThanOrEqual(4.5)
  expect(found).toBeLessThan(5.2)
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

describe.each([
  ['light', light.surface],
  ['dark', dark.surface],
])('on the %s surface, for any accent of the host', (_, surface) => {
  const derive = (given: Rgb) => deriveAccent(given, read(surface))

  test('the accent’s texts are readable, also while hovered and pressed, and its edge is visible', () => {
    fc.assert(
      fc.property(color, (given) => {
        const { accentText, onAccent, ...accents } = derive(given)
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

/** Returns the opaque colours of a theme by day or by night. */
function colorsOf(theme: object, isNight: boolean) {
  const entries = Object.entries(theme).flatMap(([name, value]) => {
    const [, day, night] = /^light-dark\((.*), (.*)\)$/.exec(value) ?? []
    const hex = (isNight ? night : day) ?? value
    return hex.startsWith('#') ? [[name, read(hex)]] : []
  })
  return Object.fromEntries(entries)
}

const times = [
  ['day', false],
  ['night', true],
] as const

describe.each(Object.entries(themes))('the theme %s', (_, theme) => {
  test.each(times)('needs no correction by %s', (_, isNight) => {
    const colors = colorsOf(theme, isNight)
    expect(Object.keys(colors).length).toBeGreaterThan(8)
    expect(completePalette(colors, isNight).corrections).toEqual([])
  })
})

test.each(times)('in high contrast, all text has 7:1 by %s', (_, isNight) => {
  const { colors } = completePalette(
    colorsOf(themes.contrast, isNight),
    isNight,
  )
  const words = [
    ...['text', 'secondary', 'quiet'],
    ...['danger', 'success', 'caution'],
  ] as const
  const values: Readonly<Record<string, string>> = colors
  const faint = words.filter(
    (name) =>
      ratio(values[name] ?? '', colors.surface) < 7 ||
      ratio(values[name] ?? '', colors.raised) < 7,
  )
  expect(faint).toEqual([])
})
