import { expect, test } from 'vitest'
import { describeSignature } from '../../../src/release/status/describeSignature'
import { someChannels } from '../host/someChannels'

const now = Date.parse('2026-12-01T00:00:00Z')
const valid = { key: 'one=', isValid: true }
const of = (
  expires: string | undefined,
  signers: readonly (typeof valid)[] = [valid],
  publicKey?: string,
) =>
  describeSignature(
    {
      hostsProblem: undefined,
      root: 'https://wallet.example/',
      channels: {
        ...someChannels,
        ...(expires && { expires }),
        ...(publicKey && { publicKey }),
      },
      signers,
      releases: [],
    },
    now,
  )

test.each([
  ['2026-12-31T00:00:00Z', 'good', 'Signed until 2026-12-31, 30 more days'],
  ['2026-12-07T00:00:00Z', 'warning', '6 more days'],
  ['2026-12-02T00:00:00Z', 'warning', '1 more day'],
  ['2026-11-30T00:00:00Z', 'bad', 'expired on 2026-11-30'],
  ['never', 'bad', 'expired'],
  [undefined, 'bad', 'expired'],
])('a signature that expires %s is %s', (expires, tone, text) => {
  expect(of(expires)).toMatchObject({ tone })
  expect(of(expires).text).toContain(text)
})

test('describeSignature reports a listed key that did not sign', () => {
  const later = '2027-01-01T00:00:00Z'
  expect(of(later, [valid], valid.key).tone).toBe('good')
  expect(of(later, [valid], `${valid.key} another=`)).toEqual({
    tone: 'bad',
    text: 'A signature is missing or does not match: somebody changed the file',
  })
})

test('describeSignature distinguishes an invalid signature from a missing one', () => {
  const later = '2027-01-01T00:00:00Z'
  expect(of(later, [valid, { ...valid, isValid: false }]).tone).toBe('bad')
  expect(of(later, []).tone).toBe('warning')
  // Somebody has removed the signatures, but not the list of keys.
  expect(of(later, [], valid.key).tone).toBe('bad')
})
