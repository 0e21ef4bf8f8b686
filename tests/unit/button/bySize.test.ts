import { expect, test } from 'vitest'
import { bySize } from '../../../src/button/bySize.initial'

test('bySize uses a single value for both sizes', () => {
  expect(bySize('full')).toEqual({ small: 'full', large: 'full' })
  expect(bySize(false)).toEqual({ small: false, large: false })
})

test('bySize uses the small screen’s value for large screens without a value', () => {
  expect(bySize({ smallScreen: 'icon' })).toEqual({
    small: 'icon',
    large: 'icon',
  })
  expect(bySize({ smallScreen: false, largeScreen: true })).toEqual({
    small: false,
    large: true,
  })
})
