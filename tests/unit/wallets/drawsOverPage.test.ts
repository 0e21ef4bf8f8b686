import { expect, test } from 'vitest'
import { coinbase } from '../../../src/data/wallets/coinbase'
import { metaMask } from '../../../src/data/wallets/metaMask'
import { drawsOverPage } from '../../../src/data/wallets/transports'

test.each([
  ['Coinbase’s SDK', coinbase, false, true],
  ['Coinbase’s extension', coinbase, true, false],
  ['another wallet', metaMask, false, false],
])('drawsOverPage of %s', (_, wallet, installed, draws) => {
  expect(drawsOverPage({ ...wallet, installed })).toBe(draws)
})
