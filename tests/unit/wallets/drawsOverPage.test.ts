import { expect, test } from 'vitest'
import { coinbase } from '../../../src/data/wallets/coinbase'
import { drawsOverPage } from '../../../src/data/wallets/drawsOverPage'
import { metaMask } from '../../../src/data/wallets/metaMask'

test.each([
  ['Coinbase’s SDK', coinbase, false, true],
  ['Coinbase’s extension', coinbase, true, false],
  ['another wallet', metaMask, false, false],
])('drawsOverPage of %s', (_, wallet, installed, draws) => {
  expect(drawsOverPage({ ...wallet, installed })).toBe(draws)
})
