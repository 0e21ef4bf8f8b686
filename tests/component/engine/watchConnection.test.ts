import { expect, test } from 'vitest'
import {
  address,
  connected,
  install,
  otherAddress,
  walletId,
} from './startEngine'

test('the engine reports another account of the wallet', async () => {
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

test('the engine reports a chain that is chosen in the wallet', async () => {
  const wallet = install()
  const { news } = await connected()
  wallet.switchChain(10)
  await expect
    .poll(news)
    .toMatchObject([{ type: 'CHANGED', account: { address, chainId: 10 } }])
})

test('the engine reports an unconfigured chain with its id', async () => {
  const wallet = install({ rpcUrls: { 8453: '', 137: '' } })
  const { news } = await connected()
  wallet.switchChain(137)
  await expect
    .poll(news)
    .toMatchObject([{ type: 'CHANGED', account: { chainId: 137 } }])
})

test('the engine reports another account on an unconfigured chain', async () => {
  const wallet = install({ rpcUrls: { 8453: '', 137: '' } })
  const { news } = await connected()
  wallet.switchChain(137)
  wallet.switchAccount(otherAddress)
  const account = { address: otherAddress, chainId: 137 }
  await expect
    .poll(() => news().at(-1))
    .toMatchObject({ type: 'CHANGED', account })
})

test('the engine reports nothing if the account and the chain are the same', async () => {
  const wallet = install()
  const { news } = await connected()
  wallet.switchAccount(address)
  wallet.switchChain(8453)
  wallet.switchChain(10)
  await expect.poll(news).toMatchObject([{ type: 'CHANGED' }])
})

test('a wallet that revokes access is reported as disconnected, once', async () => {
  const wallet = install()
  const { news } = await connected()
  wallet.leave()
  await expect.poll(news).toEqual([{ type: 'DISCONNECTED' }])
})

test('DISCONNECT disconnects, is reported, and revokes the permission in the wallet [1.5] [7.2]', async () => {
  const wallet = install()
  const { dispatch, news, config } = await connected()
  dispatch({ type: 'DISCONNECT' })
  await expect.poll(news).toContainEqual({ type: 'DISCONNECTED' })
  expect(wallet.asked).toContain('wallet_revokePermissions')
  expect(config.state).toMatchObject({ current: null, status: 'disconnected' })
})

test('DISCONNECT without a connection is reported and throws nothing', async () => {
  const { dispatch, news } = await connectedThenLeft()
  dispatch({ type: 'DISCONNECT' })
  await expect.poll(news).toEqual([{ type: 'DISCONNECTED' }])
})

test('a wallet that was disconnected and chosen again is reported with the new attempt', async () => {
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
