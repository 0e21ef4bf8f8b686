import { expect, test } from 'vitest'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { createTestProvider } from '../../../src/testWallet/createTestProvider'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
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

test('a wallet that throws or emits invalid events causes no error on the page', async () => {
  const told: unknown[] = []
  const note = (event: PromiseRejectionEvent | ErrorEvent) => told.push(event)
  addEventListener('unhandledrejection', note)
  addEventListener('error', note)
  const listeners = new Map<string, (value: unknown) => void>()
  const { provider } = createTestProvider({ address, rpcUrls, chainId: 8453 })
  announceProvider(
    { name: 'Odd', rdns: 'test.odd', icon: '' },
    {
      ...provider,
      on(event: string, listener: (value: unknown) => void) {
        listeners.set(event, listener)
      },
    },
  )
  const no = () => {
    throw new Error('no')
  }
  announceProvider(
    { name: 'No', rdns: 'test.no', icon: '' },
    { request: no, on: no, removeListener: no },
  )
  const engine = start()
  engine.connect(1, 'test.odd')
  await expect
    .poll(engine.news)
    .toMatchObject([connectedAs('test.odd', address)])
  for (const value of [null, {}, 'x', [7], ['0x'], Number.NaN])
    for (const event of ['chainChanged', 'accountsChanged'])
      listeners.get(event)?.(value)
  await passTime(1000)
  removeEventListener('unhandledrejection', note)
  removeEventListener('error', note)
  expect(told).toEqual([])
  expect(engine.news()).toMatchObject([connectedAs('test.odd', address)])
  expect(engine.config.state.status).toBe('connected')
})
