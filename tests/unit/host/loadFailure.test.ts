import { expect, test } from 'vitest'
import { asLoadFailure, LoadFailure } from '../../../src/host/LoadFailure'

test('a failure of another copy of the kit passes as it is', () => {
  class LoadFailureOfAnotherCopy extends Error {
    override name = 'LoadFailure'
    reason = 'timed-out'
  }
  const theirs = new LoadFailureOfAnotherCopy()
  expect(asLoadFailure(theirs)).toBe(theirs)
})

test.each([new TypeError('x is undefined'), { name: 'LoadFailure' }, null])(
  'anything else that is thrown becomes one, with itself as the cause: %s',
  (thrown) => {
    const failure = asLoadFailure(thrown)
    expect(failure).toBeInstanceOf(LoadFailure)
    expect(failure.reason).toBe('failed-to-start')
    expect(failure.cause).toBe(thrown)
  },
)
