import { expect, test } from 'vitest'
import { asLoadFailure, LoadFailure } from '../../../src/kit/LoadFailure'

test('asLoadFailure returns a failure of another copy of the kit unchanged', () => {
  class LoadFailureOfAnotherCopy extends Error {
    override name = 'LoadFailure'
    reason = 'timed-out'
  }
  const theirs = new LoadFailureOfAnotherCopy()
  expect(asLoadFailure(theirs)).toBe(theirs)
})

test.each([new TypeError('x is undefined'), { name: 'LoadFailure' }, null])(
  'asLoadFailure wraps any other thrown value as the cause: %s',
  (thrown) => {
    const failure = asLoadFailure(thrown)
    expect(failure).toBeInstanceOf(LoadFailure)
    expect(failure.reason).toBe('failed-to-start')
    expect(failure.cause).toBe(thrown)
  },
)
