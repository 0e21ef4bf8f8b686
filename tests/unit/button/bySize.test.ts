import { expect, test } from 'vitest'
import { bySize } from '../../../src/button/bySize'

test('one value is for both sizes', () => {
  expect(bySize('full')).toEqual({ small: 'full', large: 'full' })
  expect(bySize(false)).toEqual({ small: false, large: false })
})

test('large screens follow small ones unless they have their own', () => {
  expect(bySize({ smallScreen: 'icon' })).toEqual({
    small: 'icon',
    large: 'icon',
  })
  expect(bySize({ smallScreen: false, largeScreen: true })).toEqual({
    small: false,
    large: true,
  })
})
