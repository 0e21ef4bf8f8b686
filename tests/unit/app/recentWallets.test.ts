import { describe, expect, test } from 'vitest'
import {
  recentIds,
  saveRecentWallets,
} from '../../../src/app/wallet/recentWallets'
import { withSeveralWallets } from '../../../src/features/severalWallets/withSeveralWallets'
import { saveOpenedApp } from '../../../src/platform/storage/openedApp'
import { anAccount, aPage, aStorage, walletId } from './aPage'

const latest = 'rk-latest-id'

function aRememberingPage() {
  const page = aPage()
  saveRecentWallets(page.session, page.storage)
  return page
}
const accountOf = (id: string) => ({
  ...anAccount,
  connector: { id, name: id },
})

test('the chosen wallet is stored under rk-latest-id before it answers', () => {
  const { choose, storage } = aRememberingPage()
  choose()
  expect(storage.get(latest)).toBe(walletId)
  choose('everything')
  expect(storage.get(latest)).toBe('everything')
  // The download step of a wallet is not an attempt.
  choose('notInstalled')
  expect(storage.get(latest)).toBe('everything')
})

test('the wallet under rk-latest-id comes first, also if no connected wallets are stored', () => {
  const storage = aStorage()
  storage.set(latest, 'rainbow')
  expect(recentIds(storage)).toEqual(['rainbow'])
  storage.set('walletdock.recent', '["a","rainbow","b","c"]')
  expect(recentIds(storage)).toEqual(['rainbow', 'a', 'b'])
  // Invalid ids are skipped.
  storage.set('walletdock.recent', '["a",5,"b","c"]')
  expect(recentIds(storage)).toEqual(['rainbow', 'a', 'b'])
  storage.set('walletdock.recent', '{"broken"')
  expect(recentIds(storage)).toEqual(['rainbow'])
})

test('the latest wallet and its app link are stored while it is connected, and removed by a disconnect', () => {
  const link = 'WALLETCONNECT_DEEPLINK_CHOICE'
  const { choose, connect, session, storage } = aRememberingPage()
  storage.set(link, '{}')
  choose()
  connect()
  expect([storage.get(latest), storage.get(link)]).toEqual([walletId, '{}'])
  session.send({ type: 'DISCONNECTED' })
  expect([storage.get(latest), storage.get(link)]).toEqual([null, null])
})

describe('the stored app link for later requests', () => {
  const key = 'WALLETCONNECT_DEEPLINK_CHOICE'
  const opened = { href: 'https://app.example/wc', name: 'App' }
  const earlier = '{"href":"other://wc","name":"Other"}'
  const uri = 'wc:7f6e@2'
  const account = anAccount

  /** Opens a wallet's app as a tap does, and reports the pairing of its attempt. */
  function open(page: ReturnType<typeof aRememberingPage>, attempt: number) {
    const asked = { walletId, ...opened, link: `${opened.href}?uri=${uri}` }
    const expiresAt = Date.now() + 60_000
    saveOpenedApp(JSON.stringify({ ...asked, uri, expiresAt }))
    page.choose()
    page.session.send({ type: 'PAIRING', attempt, uri })
  }

  test('is the link that the connecting attempt has opened', () => {
    const page = aRememberingPage()
    open(page, 1)
    expect(page.storage.get(key)).toBeNull()
    page.session.send({ type: 'CONNECTED', attempt: 1, account })
    expect(JSON.parse(page.storage.get(key) ?? '')).toEqual(opened)
  })

  test.each([
    ['rejects and another one connects without a link', true, 'everything'],
    ['rejects and then connects through a scanned QR code', true, walletId],
    [
      'still prompts when the visitor chooses another wallet',
      false,
      'everything',
    ],
  ] as const)('is removed if the opened wallet %s', (_, rejects, next) => {
    const page = aRememberingPage()
    page.storage.set(key, earlier)
    open(page, 1)
    const failure = { class: 'rejected' } as const
    if (rejects) page.session.send({ type: 'FAILED', attempt: 1, failure })
    // A wallet that rejects remains the latest, and no wallet has connected yet.
    expect(page.storage.get(latest)).toBe(walletId)
    expect(page.storage.get('walletdock.recent')).toBeNull()
    page.choose(next)
    page.session.send({ type: 'PAIRING', attempt: 2, uri: 'wc:other@2' })
    page.session.send({ type: 'CONNECTED', attempt: 2, account })
    expect(page.storage.get(key)).toBeNull()
  })

  test('stays the connected wallet’s link if another wallet rejects', () => {
    const page = aRememberingPage()
    page.session.use({ reduce: withSeveralWallets })
    const connected = accountOf('other')
    page.session.send({ type: 'CONNECTED', account: connected, others: [] })
    page.storage.set(key, earlier)
    open(page, 1)
    const failure = { class: 'rejected' } as const
    page.session.send({ type: 'FAILED', attempt: 1, failure })
    const { connection, dialog } = page.session.getState()
    expect(connection.account).toBe(connected)
    expect(dialog).toMatchObject({ flow: { attempt: { type: 'failed' } } })
    expect(page.storage.get(key)).toBe(earlier)
  })
})

test('each of several connected wallets is recent, and activating one does not reorder them', () => {
  const { connect, session, storage } = aRememberingPage()
  session.use({ reduce: withSeveralWallets })
  const [a, b] = [accountOf('a'), accountOf('b')]
  connect(a)
  session.send({ type: 'CHANGED', account: a, others: [] })
  session.send({ type: 'CONNECTED', account: b, others: [a] })
  expect(recentIds(storage)).toEqual(['b', 'a'])
  session.send({ type: 'CHANGED', account: a, others: [b] })
  expect(recentIds(storage)).toEqual(['b', 'a'])
})

test('a change of the connected wallet does not count as a connection', () => {
  const { connect, session, storage } = aRememberingPage()
  connect(accountOf('a'))
  const { address, connector } = accountOf('b')
  session.send({
    type: 'CHANGED',
    account: { address, connector, chainId: 10 },
  })
  expect(recentIds(storage)).toEqual(['a'])
})
