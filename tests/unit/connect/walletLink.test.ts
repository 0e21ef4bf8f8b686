import { expect, test } from 'vitest'
import { readyLink } from '../../../src/connect/ask/walletLink'
import { connectProps } from '../../fixtures/states/connectProps'

const prepared = { uri: 'wc:7f6e@2?symKey=587d', expiresAt: 0 }

/** The link that a tap on this wallet of a phone's list would open. */
function linkOf(id: string, code?: typeof prepared, embedded = false) {
  const usual = { ...connectProps('mobile'), send: () => {} }
  const device = { ...usual.device, embedded }
  const props = { ...usual, device, prepared: code }
  const wallet = props.groups
    .flatMap(({ wallets }) => wallets)
    .find((listed) => listed.id === id)
  if (!wallet) throw new Error(`${id} is not listed`)
  return readyLink({ ...props, wallet })
}

test('with a code at hand, a tap opens the app of a wallet that has a link of its own', () => {
  expect(linkOf('rainbow', prepared)).toBe(
    'rainbow://wc?uri=wc%3A7f6e%402%3FsymKey%3D587d',
  )
})

test('inside another app, a tap opens the wallet by a web address, if it has one', () => {
  expect(linkOf('rainbow', prepared, true)).toBe(
    'https://rnbwapp.com/wc?uri=wc%3A7f6e%402%3FsymKey%3D587d',
  )
})

test('without a code a tap opens nothing', () => {
  expect(linkOf('rainbow')).toBeUndefined()
})

test.each([
  ['metaMask', 'is here already'],
  ['org.stranger', 'is here already'],
  ['coinbase', 'is reached another way'],
  ['walletConnect', 'is any wallet, which the visitor has to name'],
])('a tap on %s opens no app, because it %s', (id) => {
  expect(linkOf(id, prepared)).toBeUndefined()
})
