import { expect, test } from 'vitest'
import { pairingExpiry } from '../../../src/engine/walletConnect/connectByCode'

const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=587d'

test('pairingExpiry reads the expiry from the URI [D6b]', () => {
  const expiresAt = pairingExpiry(`${uri}&expiryTimestamp=1795223514`, 0)
  expect(expiresAt).toBe(1_795_223_514_000)
})

test.each([uri, 'wc:7f6e@2', `${uri}&expiryTimestamp=soon`])(
  'a URI without an expiry lasts five minutes: %s',
  (silent) => {
    expect(pairingExpiry(silent, 1000)).toBe(301_000)
  },
)
