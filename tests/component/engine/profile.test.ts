import { expect, inject, test } from 'vitest'
import { installChainName, installEns } from '../../fixtures/chain/ensStub'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import { nextFrames } from '../../fixtures/pages/nextFrames'
import {
  address,
  connected,
  install,
  otherAddress,
  rpcUrls,
} from './startEngine'

installFakeTime()

const nameService = inject('nameService')
const named = { type: 'PROFILE', address, name: 'ada.example' }

test('the engine reports no name for an account without one', async () => {
  install({ address: otherAddress })
  const { news } = await connected({ nameService })
  // The lookup begins after the page is painted.
  await nextFrames()
  await passTime(1000)
  expect(news()).toEqual([])
})

test('the engine reports the account’s name for the connected chain, which the page’s own node resolves', async () => {
  const chosen = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const { 8453: base = '', 10: ensRpcUrl = '' } = rpcUrls
  await installChainName(base, 'ada.base.eth')
  await installEns(ensRpcUrl, { name: 'ada.eth', chainAddress: chosen })
  install({ address: chosen })
  const { news } = await connected({ ensRpcUrl })
  const told = { type: 'PROFILE', address: chosen, name: 'ada.base.eth' }
  await expect.poll(news).toContainEqual(expect.objectContaining(told))
})

test('the engine reports the name of the connected account, and looks it up again on another chain', async () => {
  const wallet = install()
  const { news, forget } = await connected({ nameService })
  await expect.poll(news).toContainEqual(expect.objectContaining(named))
  forget()
  wallet.switchChain(10)
  // The name is reported first, because its avatar may be on a slow server.
  const about = { ...named, chainId: 10 }
  await expect
    .poll(news)
    .toEqual([
      expect.objectContaining({ type: 'CHANGED' }),
      about,
      { ...about, avatar: undefined },
    ])
})

test('an unreachable name service causes no error, and the balance is reported', async () => {
  const wallet = install()
  const gone = { url: 'http://127.0.0.1:1', apiKey: '' }
  // The name of this account is not cached yet.
  wallet.switchAccount('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC')
  const { news, balances, showBalance } = await connected({
    nameService: gone,
  })
  showBalance()
  await expect.poll(() => balances().length).toBeGreaterThan(0)
  expect(news()).toEqual([])
})
