import { expect, onTestFinished, test } from 'vitest'
import { endPage } from '../../../src/app/endPage'
import {
  onWalletEvent,
  type WalletEvent,
} from '../../../src/features/events/onWalletEvent'
import { buttonKey, pageStorage } from '../../../src/platform/storage/storage'
import { hasStoredSession } from '../../../src/platform/storage/storedSession'
import { dockOf } from '../../../src/remote/page/dockOf'
import { focusedElement } from '../../../src/ui/dialog/focus'
import { announceProvider } from '../engine/announceProvider'
import { address, install } from '../engine/startEngine'
import {
  connectedProvider,
  openProvider,
} from '../features/provider/openProvider'
import { byTestId, config, connect, mountPage } from './aPage'

const islands = () => document.querySelectorAll('body > [data-walletdock]')

/** Returns the stored values, without the random one that notifies other tabs, and the button, which is stored when the page is idle. */
const stored = () => ({
  ...localStorage,
  'walletdock.tabs': undefined,
  [buttonKey]: undefined,
})

test('a page that disposes of Walletdock shows nothing of it, and mount and its functions do not throw', async () => {
  install()
  const { place, getSnapshot, update, unmount } = mountPage()
  await connect()
  await endPage()
  expect(place.textContent).toBe('')
  expect(place.querySelector('[data-walletdock]')).toBe(null)
  expect(islands()).toHaveLength(0)
  expect(getSnapshot()).toMatchObject({ status: 'disconnected', accounts: [] })
  update({ label: 'Again' })
  await getSnapshot().open('connect')
  await expect(getSnapshot().switchChain(10)).rejects.toThrow()
  expect(islands()).toHaveLength(0)
  unmount()
  await endPage()
})

test('the session stays stored, nothing in the storage changes, and the next button restores it', async () => {
  install()
  mountPage()
  await connect()
  expect(hasStoredSession(pageStorage)).toBe(true)
  const before = stored()
  await endPage()
  expect(stored()).toEqual(before)
  const { getSnapshot } = mountPage()
  await expect.poll(() => getSnapshot().address).toBe(address)
  expect(getSnapshot().status).toBe('connected')
  expect(stored()).toEqual(before)
})

test('an open dialog disappears, and the page has its focus and scrolls again', async () => {
  const before = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => before.remove())
  const { session } = dockOf(config)
  mountPage()
  before.focus()
  session.send({ type: 'OPEN', dialog: 'connect' })
  await expect.poll(() => byTestId('close')).toBeTruthy()
  await endPage()
  await expect.poll(() => islands().length).toBe(0)
  expect(focusedElement()).toBe(before)
  const wheel = new WheelEvent('wheel', { cancelable: true, bubbles: true })
  document.body.dispatchEvent(wheel)
  expect(wheel.defaultPrevented).toBe(false)
})

test('the provider reports that it is disconnected, and answers every later request with 4900', async () => {
  install()
  const { ask, heard } = await connectedProvider()
  heard.splice(0)
  await endPage()
  expect(heard).toEqual(['disconnect 4900', 'accountsChanged []'])
  for (const method of [
    ...['eth_accounts', 'eth_requestAccounts', 'eth_blockNumber'],
    ...['personal_sign', 'wallet_switchEthereumChain'],
  ])
    await expect(ask(method), method).rejects.toMatchObject({ code: 4900 })
  const next = await openProvider()
  await expect.poll(() => next.ask('eth_accounts')).toEqual([address])
  await expect(ask('eth_accounts')).rejects.toMatchObject({ code: 4900 })
})

test('the events end, and do not report that the visitor has disconnected', async () => {
  install()
  const heard: WalletEvent['type'][] = []
  onTestFinished(onWalletEvent(({ type }) => heard.push(type)))
  mountPage()
  await connect()
  expect(heard).toContain('connect-succeeded')
  heard.splice(0)
  await endPage()
  mountPage()
  await expect.poll(() => byTestId('account-button')).toBeTruthy()
  expect(heard).toEqual([])
})

test('the wallet’s provider has no listener, and answers no request, until the page loads Walletdock again', async () => {
  const listeners = new Map<string, Set<unknown>>()
  const asked: string[] = []
  const provider = {
    async request({ method }: { readonly method: string }) {
      asked.push(method)
      return method === 'eth_chainId' ? '0x2105' : [address]
    },
    on(event: string, listener: unknown) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: unknown) {
      listeners.get(event)?.delete(listener)
    },
  }
  const info = { name: 'Listed', rdns: 'test.listed', icon: 'data:image/png,' }
  announceProvider(info, provider)
  const count = () =>
    [...listeners.values()].reduce((sum, { size }) => sum + size, 0)
  mountPage()
  await connect({}, 'test.listed')
  await expect.poll(count).toBeGreaterThan(3)
  const first = count()
  await endPage()
  expect(count()).toBe(0)
  asked.splice(0)
  dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked).toEqual([])
  const { getSnapshot } = mountPage()
  await expect.poll(() => getSnapshot().address).toBe(address)
  await expect.poll(count).toBe(first)
})

test('while the engine loads, nothing starts that the page does not need any more', async () => {
  const wallet = install()
  mountPage()
  await connect()
  await endPage()
  const before = wallet.asked.length
  const { getSnapshot } = mountPage()
  const { session } = dockOf(config)
  expect(session.getState().connection.type).toBe('reconnecting')
  await endPage()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(wallet.asked.slice(before)).toEqual([])
  expect(getSnapshot().status).toBe('disconnected')
  expect(hasStoredSession(pageStorage)).toBe(true)
})
