import { expect, test } from 'vitest'
import { pairingExpiry } from '../../../src/engine/walletConnect/pairingExpiry'

const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=587d'

test('a code expires when it says so [D6b]', () => {
  const expiresAt = pairingExpiry(`${uri}&expiryTimestamp=1795223514`, 0)
  expect(expiresAt).toBe(1_795_223_514_000)
})

test.each([uri, 'wc:7f6e@2', `${uri}&expiryTimestamp=soon`])(
  'a code that does not say so is good for five minutes: %s',
  (silent) => {
    expect(pairingExpiry(silent, 1000)).toBe(301_000)
  },
)
