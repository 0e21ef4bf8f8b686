import { expect, test } from 'vitest'
import { plot } from '../../bench/plot'
import { besideRaw, resultOf } from './result'

/** Widths of the bars of a figure, Walletdock first. */
function widthsIn(drawing: string): readonly number[] {
  return [
    ...drawing.matchAll(/<rect x="290" [^>]*width="([\d.]+)" height="11"/g),
  ]
    .map(([, width]) => Number(width))
    .filter((width) => width !== 12)
}

test('what takes twice as long has a bar twice as wide', () => {
  const [, , one = 0, two = 0] = widthsIn(
    plot(besideRaw(80, 100_000, 160), 'light'),
  )
  expect(one).toBeGreaterThan(50)
  expect(two / one).toBeCloseTo(2, 1)
})

test('what would leave the drawing is cut, and its figure still says it', () => {
  const drawing = plot(besideRaw(300, 100_000, 700), 'light')
  const [, , one, two] = widthsIn(drawing)
  expect(two).toBe(one)
  expect(drawing).toContain('>7.00</text>')
})

test('each theme has its own colours, and draws the same', () => {
  const [light, dark] = (['light', 'dark'] as const).map((theme) =>
    plot(besideRaw(80, 91_000), theme),
  )
  const shapes = (drawing = '') => drawing.replaceAll(/#[0-9a-f]{6}/g, '')
  expect(light).not.toBe(dark)
  expect(shapes(light)).toBe(shapes(dark))
})

test('what the raw page does not have, and what was not measured, is not drawn', () => {
  const drawing = plot(besideRaw(80, 91_000), 'light')
  expect(drawing).toContain('button works')
  expect(drawing).not.toContain('beyond raw')
  expect(drawing).not.toContain('200 wallets')
  expect(widthsIn(plot(resultOf({}), 'light'))).toEqual([])
})
