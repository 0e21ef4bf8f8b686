import { describe, expect, test } from 'vitest'
import * as themes from '../../../src/kit/themes'
import { contrast, parseColor, type Rgb } from '../../../src/ui/theme/contrast'
import { completePalette } from '../../../src/ui/theme/look/completePalette'

const rgb = (hex: string): Rgb => {
  const color = parseColor(hex)
  if (!color) throw new Error(`${hex} is no colour`)
  return color
}

/** Returns the opaque colours of a theme by day or by night. */
function colorsOf(theme: object, isNight: boolean) {
  const entries = Object.entries(theme).flatMap(([name, value]) => {
    const [, day, night] = /^light-dark\((.*), (.*)\)$/.exec(value) ?? []
    const hex = (isNight ? night : day) ?? value
    return hex.startsWith('#') ? [[name, rgb(hex)]] : []
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
      contrast(rgb(values[name] ?? ''), rgb(colors.surface)) < 7 ||
      contrast(rgb(values[name] ?? ''), rgb(colors.raised)) < 7,
  )
  expect(faint).toEqual([])
})
