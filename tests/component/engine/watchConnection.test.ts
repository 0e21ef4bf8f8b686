import { expect, test } from 'vitest'
import {
  address,
  connected,
  install,
  otherAddress,
  walletId,
} from './startEngine'

test('another account of the wallet is told', async () => {
  const wallet = install()
  const { news } = await connected()
  wallet.switchAccount(otherAddress)
  await expect.poll(news).toMatchObject([
    {
      type: 'CHANGED',
      account: {
        address: otherAddress,
        chainId: 8453,
        connector: { id: walletId },
      },
    },
  ])
})

test('another chain, chosen in the wallet, is told', async () => {
  const wallet = install()
  const { news } = await connected()
  wallet.switchChain(10)
  await expect
    .poll(news)
    .toMatchObject([{ type: 'CHANGED', account: { address, chainId: 10 } }])
})

test('a chain that the host did not configure is told by its true id', async () => {
  const wallet = install({ rpcUrls: { 8453: '', 137: '' } })
  const { news } = await connected()
  wallet.switchChain(137)
  await expect
    .poll(news)
    .toMatchObject([{ type: 'CHANGED', account: { chainId: 137 } }])
})

test('another account, taken on a chain that the host did not configure, is told', async () => {
  const wallet = install({ rpcUrls: { 8453: '', 137: '' } })
  const { news } = await connected()
  wallet.switchChain(137)
  wallet.switchAccount(otherAddress)
  const account = { address: otherAddress, chainId: 137 }
  await expect
    .poll(() => news().at(-1))
    .toMatchObject({ type: 'CHANGED', account })
})

test('the same account and chain again are no news', async () => {
  const wallet = install()
  const { news } = await connected()
  wallet.switchAccount(address)
  wallet.switchChain(8453)
  wallet.switchChain(10)
  await expect.poll(news).toMatchObject([{ type: 'CHANGED' }])
})

test('a wallet that forgets the page is told as a disconnection, once', async () => {
  const wallet = install()
  const { news } = await connected()
  wallet.leave()
  await expect.poll(news).toEqual([{ type: 'DISCONNECTED' }])
})

test('a disconnection is carried out, told, and undone in the wallet [1.5] [7.2]', async () => {
  const wallet = install()
  const { carry, news, config } = await connected()
  carry({ type: 'DISCONNECT' })
  await expect.poll(news).toContainEqual({ type: 'DISCONNECTED' })
  expect(wallet.asked).toContain('wallet_revokePermissions')
  expect(config.state).toMatchObject({ current: null, status: 'disconnected' })
})

test('disconnecting what is not connected is told and harms nobody', async () => {
  const { carry, news } = await connectedThenLeft()
  carry({ type: 'DISCONNECT' })
  await expect.poll(news).toEqual([{ type: 'DISCONNECTED' }])
})

test('a wallet that was connected, left and chosen anew is told as the new attempt', async () => {
  const { connect, news } = await connectedThenLeft()
  connect(2)
  await expect.poll(news).toMatchObject([{ type: 'CONNECTED', attempt: 2 }])
})

async function connectedThenLeft() {
  const wallet = install()
  const engine = await connected()
  wallet.leave()
  await expect.poll(engine.news).toHaveLength(1)
  engine.forget()
  return engine
}
