import { expect, test } from 'vitest'
import { bareName } from '../../../src/wallets/bareName'

test('a name of nothing but words that any wallet may add is still a name of its own', () => {
  for (const name of ['Crypto Wallet', '(Crypto Wallet)'])
    expect(bareName(name)).not.toBe('')
  expect(bareName('Crypto Wallet')).not.toBe(bareName('Web3 Browser'))
})

test('beside a word of its own, such words make no difference', () => {
  expect(bareName('The Official MetaMask Wallet')).toBe(bareName('MetaMask'))
})
