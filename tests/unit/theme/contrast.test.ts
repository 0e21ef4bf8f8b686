import { expect, test } from 'vitest'
import {
  contrast,
  mix,
  parseColor,
  toHex,
} from '../../../src/ui/theme/contrast'

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
