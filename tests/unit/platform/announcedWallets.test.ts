import { beforeEach, expect, test, vi } from 'vitest'
import { listenForWallets } from '../../../src/platform/page/announcedWallets'

// Stands in for the window, as far as announcements need it.
let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  const methods = ['addEventListener', 'removeEventListener', 'dispatchEvent']
  for (const name of methods)
    vi.stubGlobal(name, Reflect.get(page, name).bind(page))
})

const announce = (detail: unknown) =>
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
const info = { rdns: 'io.acme', name: 'Acme', icon: 'data:image/png;base64,' }
const aProvider = () => ({ request: async () => null })
const hostile = new Proxy(
  {},
  {
    get() {
      throw new Error('no')
    },
  },
)

test('listenForWallets requests announcements, and collects the answers', () => {
  const provider = aProvider()
  const answer = () => announce({ info, provider })
  page.addEventListener('eip6963:requestProvider', answer)
  const wallets = listenForWallets()
  page.removeEventListener('eip6963:requestProvider', answer)
  expect(wallets.get()).toEqual([{ ...info, provider }])
})

test('a wallet that announces itself later is added and reported until the subscriber leaves', () => {
  const wallets = listenForWallets()
  let told = 0
  const stop = wallets.subscribe(() => told++)
  announce({ info, provider: aProvider() })
  expect(told).toBe(1)
  stop()
  announce({ info, provider: aProvider() })
  expect(told).toBe(1)
  expect(wallets.get()).toHaveLength(2)
})

test('a provider that is announced again is added once, but two providers with one uuid are both added', () => {
  const wallets = listenForWallets()
  const provider = aProvider()
  for (const uuid of ['1', '2']) announce({ info: { ...info, uuid }, provider })
  expect(wallets.get()).toHaveLength(1)
  announce({ info: { ...info, uuid: '1' }, provider: aProvider() })
  expect(wallets.get()).toHaveLength(2)
})

test('listenForWallets keeps at most 500 wallets', () => {
  const wallets = listenForWallets()
  for (let n = 0; n < 600; n++) announce({ info, provider: aProvider() })
  expect(wallets.get()).toHaveLength(500)
})

test.each([
  undefined,
  null,
  {},
  { info: null },
  { info: 'Acme', provider: aProvider() },
  { info: {}, provider: aProvider() },
  { info: { ...info, rdns: 7 }, provider: aProvider() },
  { info: { ...info, rdns: undefined }, provider: aProvider() },
  { info: { ...info, name: ['Acme'] }, provider: aProvider() },
  { info },
  { info, provider: null },
  { info, provider: { request: 'eth_accounts' } },
  { info, provider: hostile },
  { info: hostile, provider: aProvider() },
  hostile,
])('a malformed announcement is ignored (%#)', (detail) => {
  const wallets = listenForWallets()
  announce(detail)
  expect(wallets.get()).toEqual([])
})

test('a wallet with an invalid icon and uuid is added without them', () => {
  const wallets = listenForWallets()
  announce({ info: { ...info, icon: 5, uuid: {} }, provider: aProvider() })
  expect(wallets.get()).toMatchObject([{ ...info, icon: '', uuid: undefined }])
})
