import { expect, test } from 'vitest'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { createTestProvider } from '../../../src/testWallet/createTestProvider'
import { installFakeTime } from '../../fixtures/pages/fakeTime'
import { announceProvider } from './announceProvider'
import { address, otherAddress, rpcUrls, startEngine } from './startEngine'

installFakeTime()

const flags = { isMetaMask: true }

/** Announces a provider with MetaMask's name and rdns, genuine or not. */
function announceMetaMask(owner: `0x${string}`, more: object = flags) {
  const options = { address: owner, rpcUrls, chainId: 8453 }
  const { provider, wallet } = createTestProvider(options)
  const info = { name: 'MetaMask', rdns: 'io.metamask', icon: '' }
  announceProvider(info, Object.assign(provider, more))
  return wallet
}

const start = () => startEngine({ wallets: catalogue })
const connectedAs = (id: string, of: string) => ({
  type: 'CONNECTED',
  account: { address: of, connector: { id } },
})

test('of two wallets with the same rdns, the engine connects the genuine one, even if it was announced second', async () => {
  const fake = announceMetaMask(otherAddress, {})
  announceMetaMask(address)
  const engine = start()
  engine.connect(1, 'metaMask')
  await expect
    .poll(engine.news)
    .toMatchObject([connectedAs('metaMask', address)])
  expect(fake.asked).toEqual([])
})

test('the false wallet can be chosen, and is reported with its own id and without an icon', async () => {
  announceMetaMask(otherAddress, {})
  const real = announceMetaMask(address)
  const engine = start()
  engine.connect(1, 'io.metamask#2')
  await expect
    .poll(engine.news)
    .toMatchObject([connectedAs('io.metamask#2', otherAddress)])
  expect(engine.news()).toMatchObject([
    { account: { connector: { icon: '', name: 'MetaMask' } } },
  ])
  expect(real.asked).toEqual([])
})

test('a wallet that is announced later under the name of the connected one does not rename it', async () => {
  announceMetaMask(address)
  const engine = start()
  engine.connect(1, 'metaMask')
  await expect.poll(engine.news).toHaveLength(1)
  announceMetaMask(otherAddress)
  engine.config.setState((state) => ({ ...state }))
  expect(engine.news()).toMatchObject([connectedAs('metaMask', address)])
})

test('a session is not restored if two wallets cannot be distinguished', async () => {
  announceMetaMask(address)
  const before = start()
  before.connect(1, 'metaMask')
  await expect.poll(before.news).toHaveLength(1)
  const second = announceMetaMask(otherAddress)
  const next = start()
  next.dispatch({ type: 'RECONNECT' })
  await expect
    .poll(next.news)
    .toEqual([{ type: 'RECONNECTING' }, { type: 'DISCONNECTED' }])
  expect(second.asked).toEqual([])
})
