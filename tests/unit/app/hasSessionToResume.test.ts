import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasSessionToResume } from '../../../src/app/hasSessionToResume'

const isIn = (stored: string | null) =>
  hasSessionToResume({
    get: (key) => (key === 'walletdock.store' ? stored : null),
    set: () => {},
    remove: () => {},
  })

test('a page that was left connected has a session to resume', () => {
  expect(isIn('{"state":{"current":"3f2a","chainId":8453},"version":3}')).toBe(
    true,
  )
})

test('a page that was left disconnected has none', () => {
  expect(isIn('{"state":{"current":null,"chainId":8453},"version":3}')).toBe(
    false,
  )
})

test.each([
  null,
  '',
  'null',
  'true',
  '5',
  '[]',
  '{}',
  '"state"',
  '{"state":null}',
  '{"state":5}',
  '{"state":{}}',
  '{"state":{"current":""}}',
  '{"state":{"curr',
  'undefined',
])('where %j is stored there is none', (stored) => {
  expect(isIn(stored)).toBe(false)
})

test('whatever is stored, the question is answered', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
      expect(typeof isIn(stored)).toBe('boolean')
    }),
  )
})
