import { expect, test } from 'vitest'
import { bareName } from '../../../src/wallets/bareName'

test('bareName keeps a name that consists of generic words only', () => {
  for (const name of ['Crypto Wallet', '(Crypto Wallet)'])
    expect(bareName(name)).not.toBe('')
  expect(bareName('Crypto Wallet')).not.toBe(bareName('Web3 Browser'))
})

test('bareName removes generic words beside a specific one', () => {
  expect(bareName('The Official MetaMask Wallet')).toBe(bareName('MetaMask'))
})
