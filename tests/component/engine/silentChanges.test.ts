import { expect, test } from 'vitest'
import { pageStorage } from '../../../src/platform/storage/storage'
import { storedConnector } from '../../../src/platform/storage/storedSession'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import { connectedPage, permittingWallet } from './permittingWallet'
import { address, otherAddress } from './startEngine'

installFakeTime()

/** The events that a browser dispatches when a page becomes active again. */
const waysBack = {
  'is seen again': () => document.dispatchEvent(new Event('visibilitychange')),
  'is restored from the back/forward cache': () =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  'regains the network': () => dispatchEvent(new Event('online')),
}

const all = Object.entries(waysBack)
const comeBack = waysBack['is seen again']

test.each(all)(
  'a page that %s reports the account and the chain that its wallet has at that time',
  async (_, back) => {
    const wallet = permittingWallet(address)
    const { config, last } = await connectedPage(wallet)
    wallet.changeSilently({ account: otherAddress, chainId: 10 })
    back()
    await expect.poll(last).toMatchObject({
      type: 'CHANGED',
      account: { address: otherAddress, chainId: 10 },
    })
    const [connection] = config.state.connections.values()
    expect(connection).toMatchObject({ accounts: [otherAddress], chainId: 10 })
    // These methods do not open the wallet's window.
    expect(new Set(wallet.asked)).toEqual(
      new Set(['eth_accounts', 'eth_chainId']),
    )
  },
)

test.each([
  ['has not changed', {}],
  ['returns the chain id 0', { chainId: 0 }],
])(
  'a page that becomes visible again reports nothing if its wallet %s',
  async (_, change) => {
    const wallet = permittingWallet(address)
    const { news } = await connectedPage(wallet)
    const told = news().length
    wallet.changeSilently(change)
    comeBack()
    await expect.poll(() => wallet.asked).toContain('eth_chainId')
    await passTime(1000)
    expect(news()).toHaveLength(told)
  },
)

test('a page that becomes visible again disconnects if its wallet has locked, and reconnects once it is unlocked', async () => {
  const wallet = permittingWallet(address)
  const { last } = await connectedPage(wallet)
  wallet.changeSilently({ isLocked: true })
  comeBack()
  await expect.poll(last).toEqual({ type: 'DISCONNECTED' })
  expect(storedConnector(pageStorage)).toBe(wallet.id)
  wallet.changeSilently({ isLocked: false })
  comeBack()
  await expect.poll(last).toMatchObject({ type: 'CONNECTED' })
})

test('a page that the visitor has disconnected stays disconnected when it becomes visible again', async () => {
  const wallet = permittingWallet(address)
  const { dispatch, last } = await connectedPage(wallet)
  dispatch({ type: 'DISCONNECT' })
  await expect.poll(last).toEqual({ type: 'DISCONNECTED' })
  comeBack()
  await passTime(1000)
  expect(last()).toEqual({ type: 'DISCONNECTED' })
})

test('an outdated event that arrives late is corrected by querying the wallet', async () => {
  const wallet = permittingWallet(address)
  const { last } = await connectedPage(wallet)
  wallet.changeSilently({ account: otherAddress })
  wallet.emit('accountsChanged', [otherAddress])
  wallet.emit('accountsChanged', [address])
  wallet.emit('chainChanged', '0xa')
  const right = { account: { address: otherAddress, chainId: 8453 } }
  await expect.poll(last).toMatchObject(right)
})

test('an answer that an event has overtaken is ignored', async () => {
  const wallet = permittingWallet(address)
  const { last, news } = await connectedPage(wallet)
  const { request } = wallet.announced.provider
  let answerLate = () => {}
  wallet.announced.provider.request = async (asked) => {
    const answer = await request(asked)
    wallet.announced.provider.request = request
    await new Promise<void>((resolve) => {
      answerLate = resolve
    })
    return answer
  }
  comeBack()
  wallet.choose(otherAddress)
  const right = { account: { address: otherAddress } }
  await expect.poll(last).toMatchObject(right)
  const told = news().length
  answerLate()
  await passTime(1000)
  // The engine would correct a wrong account a second later, so not even a short change may be reported.
  expect(news()).toHaveLength(told)
})

test('a switch is settled if the wallet accepts it and emits no event', async () => {
  const wallet = permittingWallet(address)
  const { dispatch, last, news } = await connectedPage(wallet)
  dispatch({ type: 'SWITCH', number: 1, chainId: 10 })
  await expect.poll(() => wallet.asked).toContain('wallet_switchEthereumChain')
  setTimeout(() => wallet.changeSilently({ chainId: 10 }), 800)
  await expect
    .poll(() => news().slice(-2))
    .toMatchObject([
      { type: 'CHANGED', account: { chainId: 10 } },
      { type: 'SWITCH_ENDED', number: 1 },
    ])
  expect(last()).not.toHaveProperty('failure')
})
