import { expect, test } from 'vitest'
import { pageStorage } from '../../../src/platform/storage/storage'
import { saveSession } from '../../../src/platform/storage/storedSession'
import { storedWallets } from '../../../src/platform/storage/storedWallets'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import {
  connectedPage,
  type PermittingWallet,
  pageWith,
  permittingWallet,
} from './permittingWallet'
import { standing } from './severalEngines'
import { address, otherAddress } from './startEngine'

installFakeTime()

/** Opens a page that reports which wallets are connected. */
function page(wallets: readonly PermittingWallet[], severalWallets = false) {
  const engine = pageWith(wallets, { severalWallets })
  return { ...engine, stands: () => standing(engine.news()) }
}

/** Opens a page, connects this wallet, and disconnects it. */
async function disconnectedPage(wallet: PermittingWallet) {
  const engine = await connectedPage(wallet)
  engine.dispatch({ type: 'DISCONNECT' })
  await expect.poll(engine.last).toEqual({ type: 'DISCONNECTED' })
  return { ...engine, stands: () => standing(engine.news()) }
}

test('a wallet that still grants access does not connect the visitor when it reaches its network again', async () => {
  const wallet = permittingWallet(address)
  const { news } = page([wallet])
  await passTime(1000)
  wallet.findNetwork()
  await passTime(1000)
  expect(news()).toEqual([])
  expect(wallet.asked).toEqual([])
})

test('a disconnected page stays disconnected when the wallet reaches its network again, changes its account or unlocks', async () => {
  const wallet = permittingWallet(address)
  const { stands } = await disconnectedPage(wallet)
  wallet.findNetwork()
  await passTime(1000)
  expect(stands()).toEqual([])
  wallet.choose(otherAddress)
  await passTime(1000)
  expect(stands()).toEqual([])
  wallet.lock()
  wallet.unlock()
  await passTime(1000)
  expect(stands()).toEqual([])
})

test('a disconnect persists on the next page until the visitor chooses the wallet again', async () => {
  const wallet = permittingWallet(address)
  await disconnectedPage(wallet)
  const { connect, stands } = page([wallet])
  await passTime(1000)
  wallet.choose(otherAddress)
  await passTime(1000)
  expect(stands()).toEqual([])
  connect(1, wallet.id)
  await expect.poll(stands).toEqual([wallet.id])
  // Afterwards, the wallet may lock and reconnect as before.
  wallet.lock()
  await expect.poll(stands).toEqual([])
  wallet.unlock()
  await expect.poll(stands).toEqual([wallet.id])
})

test('a disconnect persists if the visitor chooses the wallet again and rejects its prompt', async () => {
  const wallet = permittingWallet(address)
  const { connect, last, stands } = await disconnectedPage(wallet)
  wallet.decline()
  connect(2, wallet.id)
  await expect.poll(() => last()?.type).toBe('FAILED')
  wallet.choose(otherAddress)
  await passTime(1000)
  expect(stands()).toEqual([])
})

test('the engine reports every account change of a wallet that connected without a prompt', async () => {
  const wallet = permittingWallet(address)
  saveSession(pageStorage, wallet.id)
  const { config, last } = page([wallet])
  const account = () => Reflect.get(Object(last()), 'account')?.address
  await passTime(1000)
  wallet.unlock()
  await expect.poll(account).toBe(address)
  for (const chosen of [otherAddress, address, otherAddress]) {
    wallet.choose(chosen)
    await expect.poll(account).toBe(chosen)
  }
  wallet.lock()
  await expect.poll(last).toEqual({ type: 'DISCONNECTED' })
  wallet.unlock()
  wallet.choose(address)
  await expect.poll(account).toBe(address)
  const [connection] = config.state.connections.values()
  expect(connection?.accounts).toEqual([address])
  // wagmi's listener for connections would divert later events.
  expect(connection?.connector.emitter.listenerCount('connect')).toBe(0)
})

test('a wallet that reconnects does not replace the wallet that the visitor has chosen since', async () => {
  const earlier = permittingWallet(address)
  const chosen = permittingWallet(otherAddress)
  const { config, connect, news, stands } = page([earlier, chosen])
  connect(1, earlier.id)
  await expect.poll(stands).toEqual([earlier.id])
  earlier.lock()
  await expect.poll(stands).toEqual([])
  connect(2, chosen.id)
  await expect.poll(stands).toEqual([chosen.id])
  const told = news().length
  earlier.unlock()
  await passTime(1000)
  expect(news().slice(told)).toEqual([])
  expect(config.state.connections.size).toBe(1)
  // Once the chosen wallet has disconnected, the earlier one may connect.
  chosen.lock()
  await expect.poll(stands).toEqual([])
  earlier.lock()
  earlier.unlock()
  await expect.poll(stands).toEqual([earlier.id])
})

test('with several wallets, a wallet that locks and unlocks is connected again beside the active one, and is stored', async () => {
  const one = permittingWallet(address)
  const two = permittingWallet(otherAddress)
  const { connect, last, news, stands } = page([one, two], true)
  connect(1, one.id)
  await expect.poll(stands).toEqual([one.id])
  connect(2, two.id)
  await expect.poll(stands).toEqual([two.id, one.id])
  one.lock()
  await expect.poll(stands).toEqual([two.id])
  const told = news().length
  one.unlock()
  await expect.poll(stands).toEqual([two.id, one.id])
  for (const each of news().slice(told))
    expect(each).toMatchObject({ account: { connector: { id: two.id } } })
  one.choose(otherAddress)
  await expect
    .poll(last)
    .toMatchObject({ type: 'CHANGED', others: [{ address: otherAddress }] })
  expect(storedWallets(pageStorage)).toEqual([two.id, one.id])
})
