import { expect, onTestFinished, test, vi } from 'vitest'
import { dockOf } from '../../../src/remote/page/dockOf'
import { address, install, walletId } from '../engine/startEngine'
import { config, connect, mountPage } from './aPage'

const registry = Symbol.for('walletdock.registry/3')
const nameKey = `walletdock.name.${address.toLowerCase()}.8453`

/** Every key that pages read, except the session and the test wallet’s own key. */
const keys = {
  local: [
    'rk-latest-id',
    'walletdock.recent',
    'walletdock.recentChains',
    'walletdock.transactions',
    nameKey,
    'walletdock.terms',
    'walletdock.signer',
    'walletdock.tabs',
    'walletdock.reached',
    'walletdock.recentConnectorId',
    `walletdock.${walletId}.disconnected`,
    'walletdock.walletConnect.requestedChains',
    'walletdock.host.dial',
    'WALLETCONNECT_DEEPLINK_CHOICE',
  ],
  session: ['walletdock.asked', 'walletdock.around'],
}

const polluting = '{"isPolluted":true}'

const values = [
  ['an empty text', ''],
  ['a cut text', '{"name":"ada.eth","unt'],
  ['null', 'null'],
  ['a number', '5'],
  ['a text', '"words"'],
  ['a list', '[{},null,[1]]'],
  ['another version', '{"version":99,"state":{"current":"other"}}'],
  ['a page', '<!doctype html><title>Blocked</title>'],
  [
    'an object that sets prototypes',
    `{"__proto__":${polluting},"constructor":{"prototype":${polluting}}}`,
  ],
  ['a large list', `[${'[],'.repeat(50_000)}0]`],
] as const

/** Records every error of the page until the test ends. */
function watchErrors() {
  const errors: unknown[] = []
  const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
    errors.push('reason' in event ? event.reason : event.error)
    event.preventDefault()
  }
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onError)
  onTestFinished(() => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onError)
    sessionStorage.clear()
  })
  return errors
}

/** Stores a session as an earlier page did. */
function storeSession() {
  const session = { connector: walletId, state: { current: walletId } }
  localStorage.setItem('walletdock.store', JSON.stringify(session))
  localStorage.setItem(`walletdock.testWallet.${walletId}`, address)
}

function storeEverywhere(value: string) {
  for (const key of keys.local) localStorage.setItem(key, value)
  for (const key of keys.session) sessionStorage.setItem(key, value)
}

/** Opens a page with a sign-in, terms and names. */
function openPage() {
  Reflect.deleteProperty(globalThis, registry)
  const { unmount } = mountPage()
  const { session } = dockOf(config)
  return { connection: () => session.getState().connection.type, unmount }
}

test.each(values)(
  'whatever key has %s, a page restores its session, also after a reload, and a visitor can connect again',
  async (_, value) => {
    const errors = watchErrors()
    storeSession()
    storeEverywhere(value)
    install()
    const first = openPage()
    await expect.poll(first.connection).toBe('connected')
    // Another tab writes the same values.
    for (const key of keys.local)
      dispatchEvent(
        new StorageEvent('storage', { key, storageArea: localStorage }),
      )
    storeEverywhere(value)
    first.unmount()
    const second = openPage()
    await expect.poll(second.connection).toBe('connected')
    second.unmount()
    Reflect.deleteProperty(globalThis, registry)
    // The session itself counts as absent.
    localStorage.setItem('walletdock.store', value)
    const third = openPage()
    await expect.poll(third.connection).toBe('disconnected')
    const { session } = await connect()
    const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '')
    expect(localStorage.getItem('rk-latest-id')).toBe('acme')
    expect(stored('walletdock.recent')).toEqual(['acme'])
    expect(stored('walletdock.store')).toMatchObject({ connector: walletId })
    session.send({ type: 'DISCONNECT' })
    expect(Reflect.get({}, 'isPolluted')).toBeUndefined()
    expect(errors).toEqual([])
  },
)

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'a page whose storage throws at %s connects, and stays connected while it is open',
  async (method) => {
    const errors = watchErrors()
    const throwing = vi
      .spyOn(Storage.prototype, method)
      .mockImplementation(() => {
        throw new DOMException('Full or blocked.', 'QuotaExceededError')
      })
    install()
    const { session } = await connect()
    expect(session.getState().connection.type).toBe('connected')
    session.send({ type: 'DISCONNECT' })
    await expect
      .poll(() => session.getState().connection.type)
      .toBe('disconnected')
    throwing.mockRestore()
    expect(errors).toEqual([])
  },
)
