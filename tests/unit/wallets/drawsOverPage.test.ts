import { expect, test } from 'vitest'
import { coinbase } from '../../../src/wallets/coinbase'
import { drawsOverPage } from '../../../src/wallets/drawsOverPage'
import { metaMask } from '../../../src/wallets/metaMask'

test('drawsOverPage is true for Coinbase’s SDK, but not for its extension', () => {
  expect(drawsOverPage({ ...coinbase, installed: false })).toBe(true)
  expect(drawsOverPage({ ...coinbase, installed: true })).toBe(false)
})

test('drawsOverPage is false for other wallets', () => {
  expect(drawsOverPage({ ...metaMask, installed: false })).toBe(false)
})
