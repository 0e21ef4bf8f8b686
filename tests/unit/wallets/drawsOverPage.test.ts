import { expect, test } from 'vitest'
import { coinbase } from '../../../src/wallets/coinbase'
import { drawsOverPage } from '../../../src/wallets/drawsOverPage'
import { metaMask } from '../../../src/wallets/metaMask'

test('Coinbase’s SDK draws over the page, its extension does not', () => {
  expect(drawsOverPage({ ...coinbase, installed: false })).toBe(true)
  expect(drawsOverPage({ ...coinbase, installed: true })).toBe(false)
})

test('a wallet that is reached otherwise leaves the page to us', () => {
  expect(drawsOverPage({ ...metaMask, installed: false })).toBe(false)
})
