import { expect, test } from 'vitest'
import { keysOf } from '../../../src/testWallet/keys'

const places = Array.from({ length: 10 }, (_, place) => place)

test('each written address of the public mnemonic is that of the derived key', () => {
  const keys = keysOf()
  const addresses = places.map((place) => keys.addressAt(place))
  expect(addresses.map((address) => keys.of(address).address)).toEqual(
    addresses,
  )
})

test('another mnemonic has other accounts, and signs with their keys', () => {
  const keys = keysOf(
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
  )
  const first = keys.addressAt(0)
  expect(first).not.toBe(keysOf().addressAt(0))
  expect(keys.of(first.toLowerCase()).address).toBe(first)
})
