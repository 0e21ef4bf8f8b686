import { expect, test } from 'vitest'
import type { ListedWallet } from '../../../src/data/wallets/Wallet'
import { offeredWallet } from '../../../src/views/connect/Offer'
import { connectProps } from '../../fixtures/states/connectProps'

const [wallet] = connectProps('wide').groups.flatMap(({ wallets }) => wallets)

/** Returns the id of the wallet that is offered from a list of these wallets. */
function offeredFrom(...list: readonly Partial<ListedWallet>[]) {
  if (!wallet) throw new Error('The list is empty.')
  const none = {
    installed: false,
    recent: false,
    ready: true,
    unverified: false,
  }
  const wallets = list.map((each) => ({ ...wallet, ...none, ...each }))
  return offeredWallet([{ groupName: 'Popular', wallets }])?.id
}

test('offeredWallet returns the first wallet that is installed or recent', () => {
  const [scanned, installed, recent] = [
    { id: 'scanned' },
    { id: 'installed', installed: true },
    { id: 'recent', recent: true },
  ]
  expect(offeredFrom(scanned, installed, recent)).toBe('installed')
  expect(offeredFrom(scanned, recent, installed)).toBe('recent')
  expect(offeredFrom(scanned)).toBe(undefined)
  expect(offeredFrom()).toBe(undefined)
})

test('offeredWallet never returns a wallet with an unverified name, or one that cannot be used', () => {
  const installed = { installed: true }
  expect(offeredFrom({ ...installed, unverified: true })).toBe(undefined)
  expect(offeredFrom({ ...installed, ready: false })).toBe(undefined)
})
