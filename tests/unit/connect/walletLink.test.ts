import { expect, test } from 'vitest'
import { readyLink } from '../../../src/views/connect/walletLink'
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
