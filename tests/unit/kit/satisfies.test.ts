import { satisfy } from '@module-federation/enhanced/runtime'
import { expect, test } from 'vitest'
import {
  caretRange,
  isAtLeast,
  satisfies,
} from '../../../src/platform/satisfies'

const numbers = [0, 1, 2].flatMap((major) =>
  [0, 1, 2].flatMap((minor) =>
    [0, 1, 2].map((patch) => `${major}.${minor}.${patch}`),
  ),
)
const versions = numbers.flatMap((number) =>
  ['', '-rc.1', '+build'].map((rest) => number + rest),
)

test('satisfies agrees with the federation runtime about every version', () => {
  const differing = versions.flatMap((version) =>
    numbers
      .map((number) => `^${number}`)
      .filter((range) => satisfies(version, range) !== satisfy(version, range))
      .map((range) => `${version} in ${range}`),
  )
  // Unlike semver, the runtime ignores the lower bound of ^0.0.0.
  expect(differing).toEqual(['0.0.0-rc.1 in ^0.0.0'])
})

test.each([
  ['19.3.1', '^19.0.0', true],
  ['19.3.0-canary-1f2e', '^19.0.0', true],
  ['19.0.0-rc.1', '^19.0.0', false],
  ['18.3.1', '^19.0.0', false],
  ['20.0.0', '^19.0.0', false],
  ['18.3.1', '^18.2.0 || ^19.0.0', true],
  ['0.3.0', '^0.2.1', false],
  ['not a version', '^19.0.0', false],
])('satisfies: %s in %s is %s', (version, range, fits) => {
  expect(satisfies(version, range)).toBe(fits)
})

test('isAtLeast compares versions number by number', () => {
  expect(isAtLeast('3.10.0', '3.9.9')).toBe(true)
  expect(isAtLeast('3.9.9', '3.10.0')).toBe(false)
  expect(isAtLeast('3.9.9', '3.9.9')).toBe(true)
})

test('isAtLeast accepts a pre-release instead of a value that is not a version', () => {
  expect(isAtLeast('0.1.0-rc.1', 'workspace')).toBe(true)
})

test('caretRange does not match ranges of other forms', () => {
  expect(caretRange.test('^19.0.0')).toBe(true)
  expect(caretRange.test('^18.0.0 || ^19.0.0')).toBe(true)
  for (const other of ['>=19.0.0', '19.x', '*', '^19', '^19.0.0 ^20.0.0'])
    expect([other, caretRange.test(other)]).toEqual([other, false])
})
