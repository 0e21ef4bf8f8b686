import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type AnnouncedWallet,
  announcedProviders,
  watchAnnouncedWallets,
} from '../../../src/platform/announcedWallets'

// The page of a browser, as far as announcements need one.
const page = new EventTarget()
let heard: AnnouncedWallet[] = []

beforeEach(() => {
  heard = []
  const methods = ['addEventListener', 'removeEventListener', 'dispatchEvent']
  for (const name of methods)
    vi.stubGlobal(name, Reflect.get(page, name).bind(page))
})
afterEach(() => vi.unstubAllGlobals())

const watch = () => watchAnnouncedWallets((wallet) => heard.push(wallet))
const announce = (detail: unknown) =>
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
const info = { rdns: 'io.acme', name: 'Acme', icon: 'data:image/png;base64,' }

test('wallets are asked to announce themselves, and heard', () => {
  const answer = () => announce({ info, provider: {} })
  page.addEventListener('eip6963:requestProvider', answer)
  const stop = watch()
  page.removeEventListener('eip6963:requestProvider', answer)
  stop()
  expect(heard).toEqual([info])
})

test('a wallet that announces itself later is heard, until nobody listens', () => {
  const stop = watch()
  announce({ info })
  expect(heard).toEqual([info])
  stop()
  announce({ info })
  expect(heard).toHaveLength(1)
})

test('the providers of all who announce themselves are given, unread', () => {
  const providers = [{ isMetaMask: true }, 'nonsense', undefined]
  const answer = () => {
    for (const provider of providers) announce({ info, provider })
  }
  page.addEventListener('eip6963:requestProvider', answer)
  expect(announcedProviders()).toEqual(providers)
  page.removeEventListener('eip6963:requestProvider', answer)
})

test.each([
  undefined,
  null,
  {},
  { info: null },
  { info: 'Acme' },
  { info: {} },
  { info: { ...info, rdns: 7 } },
  { info: { ...info, rdns: undefined } },
  { info: { ...info, name: ['Acme'] } },
  new Proxy(
    {},
    {
      get() {
        throw new Error('no')
      },
    },
  ),
])('a malformed announcement is not heard (%#)', (detail) => {
  const stop = watch()
  announce(detail)
  stop()
  expect(heard).toEqual([])
})

test('an announcement that is no CustomEvent is not heard', () => {
  const stop = watch()
  page.dispatchEvent(new Event('eip6963:announceProvider'))
  stop()
  expect(heard).toEqual([])
})

test('a wallet without a readable icon is heard without one', () => {
  const stop = watch()
  announce({ info: { ...info, icon: 5 } })
  stop()
  expect(heard).toEqual([{ ...info, icon: '' }])
})

test('whatever is announced, only strings get through and nothing is thrown', () => {
  const anything = fc.anything({ withNullPrototype: true })
  const shaped = fc.record(
    { rdns: anything, name: fc.string(), icon: anything },
    { requiredKeys: [] },
  )
  const stop = watch()
  fc.assert(
    fc.property(fc.oneof(anything, fc.record({ info: shaped })), (detail) => {
      announce(detail)
    }),
  )
  stop()
  for (const wallet of heard)
    expect(
      Object.values(wallet).every((value) => typeof value === 'string'),
    ).toBe(true)
})
