import {
  type Chain,
  createPublicClient,
  createWalletClient,
  custom,
  parseEther,
} from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { createConfig, http } from 'wagmi'
import { dockOf } from '../../../../src/remote/page/dockOf'
import { mount } from '../../../../src/remote/page/mount'
import { choose, config } from '../../app/aPage'
import { account, installBatchWallet } from '../../engine/batchWallet'
import {
  address,
  install,
  otherAddress,
  quickBase,
} from '../../engine/startEngine'
import { connectedProvider } from './openProvider'

/** viem's own type of a chain is wider. */
const viemChain = quickBase as Chain

test('transactions go through the wallet, and reads go to the page’s node', async () => {
  const wallet = install()
  const { provider } = await connectedProvider()
  const transport = custom(provider)
  const client = createWalletClient({
    account: address,
    chain: viemChain,
    transport,
  })
  const hash = await client.sendTransaction({ to: otherAddress, value: 1n })
  const reader = createPublicClient({
    chain: viemChain,
    transport,
    pollingInterval: 100,
  })
  expect(await reader.waitForTransactionReceipt({ hash })).toMatchObject({
    status: 'success',
  })
  expect(await reader.getBalance({ address })).toBeGreaterThan(parseEther('1'))
  expect(wallet.asked).toContain('eth_sendTransaction')
  expect(wallet.asked).not.toContain('eth_getTransactionReceipt')
  expect(wallet.asked).not.toContain('eth_getBalance')
})

test('calls that belong together are sent and followed through the wallet', async () => {
  const wallet = installBatchWallet({
    can: { atomic: { status: 'supported' } },
  })
  const { ask } = await connectedProvider({}, wallet.rdns)
  expect(await ask('wallet_getCapabilities', account)).toHaveProperty('0x2105')
  const calls = [1, 2].map((value) => ({
    to: otherAddress,
    value: `0x${value}`,
  }))
  const batch = { version: '2.0.0', chainId: '0x2105', from: account, calls }
  const sent = await ask<{ id: string }>('wallet_sendCalls', batch)
  await expect
    .poll(() => ask('wallet_getCallsStatus', sent.id))
    .toMatchObject({ status: 200 })
})

test('a page that remounts with another wagmi config keeps its provider', async () => {
  install()
  const create = () =>
    createConfig({
      chains: [viemChain],
      transports: { 8453: http() },
      storage: null,
    })
  const place = document.createElement('div')
  const first = mount(place, { ...config, wagmi: create() })
  const { provider } = first
  await provider.request({ method: 'eth_accounts' })
  first.unmount()
  const second = mount(place, { ...config, wagmi: create() })
  onTestFinished(() => second.unmount())
  expect(second.provider).toBe(provider)
  const { dialog } = dockOf(config).session.getState()
  expect(dialog).toBeUndefined()
  const connecting = provider.request({ method: 'eth_requestAccounts' })
  await expect
    .poll(() => dockOf(config).session.getState().dialog?.name)
    .toBe('connect')
  await dockOf(config).wallets.load()
  choose(dockOf(config))
  expect(await connecting).toEqual([address])
  expect(
    await provider.request({
      method: 'personal_sign',
      params: ['0x00', address],
    }),
  ).toMatch(/^0x/)
})
