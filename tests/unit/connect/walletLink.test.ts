import { expect, test } from 'vitest'
import type { ListedWallet } from '../../../src/data/wallets/Wallet'
import { offeredWallet } from '../../../src/views/connect/Offer'
import { readyLink, walletLink } from '../../../src/views/connect/walletLink'
import { connectProps } from '../../fixtures/states/connectProps'

const prepared = { uri: 'wc:7f6e@2?symKey=587d', expiresAt: 0 }

/** Returns the link that a tap on this wallet in a phone's list opens. */
function linkOf(id: string, code?: typeof prepared, embedded = false) {
  const { groups, ...dialog } = connectProps('mobile')
  const device = { ...dialog.device, embedded }
  const wallet = groups
    .flatMap(({ wallets }) => wallets)
    .find((listed) => listed.id === id)
  if (!wallet) throw new Error(`${id} is not listed`)
  return readyLink(wallet, { device, prepared: code })
}

test('with a pairing URI, a tap opens the app of a wallet with a custom scheme', () => {
  expect(linkOf('rainbow', prepared)).toBe(
    'rainbow://wc?uri=wc%3A7f6e%402%3FsymKey%3D587d',
  )
})

test('in another app’s web view, a tap opens the wallet by its web address', () => {
  expect(linkOf('rainbow', prepared, true)).toBe(
    'https://rnbwapp.com/wc?uri=wc%3A7f6e%402%3FsymKey%3D587d',
  )
})

test('a link that runs a script is replaced by the pairing URI', () => {
  const [listed] = connectProps('mobile').groups.flatMap((it) => it.wallets)
  if (!listed) throw new Error('The list is empty.')
  const crafted = {
    ...listed,
    appScheme: 'javascript',
    toMobileUri: () => 'javascript:alert(1)',
  }
  const { device } = connectProps('mobile')
  expect(walletLink(crafted, prepared.uri, device)).toBe(prepared.uri)
})

test('without a pairing URI, a tap opens no app', () => {
  expect(linkOf('rainbow')).toBeUndefined()
})

test.each([
  ['metaMask', 'is installed'],
  ['org.stranger', 'is installed'],
  ['coinbase', 'does not connect through WalletConnect'],
  ['walletConnect', 'is any wallet, which the visitor has to name'],
])('a tap on %s opens no app, because the wallet %s', (id) => {
  expect(linkOf(id, prepared)).toBeUndefined()
})

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
