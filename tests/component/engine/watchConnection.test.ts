import { expect, test } from 'vitest'
import {
  address,
  connected,
  install,
  otherAddress,
  walletId,
} from './startEngine'

test.each([10, 137])(
  'the engine reports chain %i, which is chosen in the wallet, and another account there',
  async (chainId) => {
    const wallet = install({ rpcUrls: { 8453: '', 10: '', 137: '' } })
    const { news } = await connected()
    const connector = { id: walletId }
    wallet.switchChain(chainId)
    await expect.poll(news).toHaveLength(1)
    wallet.switchAccount(otherAddress)
    await expect.poll(news).toMatchObject([
      { type: 'CHANGED', account: { address, chainId, connector } },
      {
        type: 'CHANGED',
        account: { address: otherAddress, chainId, connector },
      },
    ])
  },
)

test('the engine reports nothing if the account and the chain are the same', async () => {
  const wallet = install()
  const { news } = await connected()
  wallet.switchAccount(address)
  wallet.switchChain(8453)
  wallet.switchChain(10)
  await expect.poll(news).toMatchObject([{ type: 'CHANGED' }])
})

test('DISCONNECT disconnects, is reported, and revokes the permission in the wallet', async () => {
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
