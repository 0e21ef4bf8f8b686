import { expect, test } from 'vitest'
import { pageView } from '../../../src/app/views/closeWith'

const view = (address: string) =>
  pageView(new URL(address, 'https://shop.example'))

test.each([
  ['/a', '/b'],
  ['/a', '/a/b'],
  ['/a#/one', '/a#/two'],
  ['/a', '/a#!/two'],
])('%s and %s are different views', (one, other) => {
  expect(view(one)).not.toBe(view(other))
})

test.each([
  ['/a', '/a?menu'],
  ['/a', '/a#top'],
  ['/a#top', '/a#end'],
  ['/a#/one', '/a#/one?menu'],
])('%s and %s are the same view', (one, other) => {
  expect(view(one)).toBe(view(other))
})
