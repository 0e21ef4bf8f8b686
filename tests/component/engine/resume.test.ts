import { expect, test } from 'vitest'
import { pageStorage } from '../../../src/platform/storage/storage'
import {
  hasStoredSession,
  saveSession,
  sessionKey,
  storedConnector,
} from '../../../src/platform/storage/storedSession'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import { back, givenUp, leavePage, resume } from './leavePage'
import { connected, install } from './startEngine'

installFakeTime()

test('a reload restores the session without a prompt, and queries no other wallet', async () => {
  const reload = await leavePage()
  reload()
  const other = install({ rdns: 'test.other' })
  const wallet = install()
  const { news } = resume()
  await expect.poll(news).toMatchObject([{ type: 'RECONNECTING' }, back])
  expect(wallet.asked).not.toContain('eth_requestAccounts')
  expect(wallet.asked).not.toContain('wallet_requestPermissions')
  expect(other.asked).toEqual([])
})

test('a session is restored if its wallet announces itself late', async () => {
  const reload = await leavePage()
  reload()
  const { news } = resume()
  expect(news()).toEqual([{ type: 'RECONNECTING' }])
  await passTime(300)
  install()
  await expect.poll(news).toMatchObject([{ type: 'RECONNECTING' }, back])
})

test('if the wallet is missing, the page gives up, and the next page restores the session', async () => {
  const reload = await leavePage()
  reload()
  const { news, config } = resume()
  await expect.poll(news).toEqual(givenUp)
  expect(config.state.connections.size).toBe(0)
  expect(config.state.current).toBeNull()
  install()
  const next = resume()
  await expect.poll(next.news).toMatchObject([{ type: 'RECONNECTING' }, back])
})

/** Key under which the test wallet stores that the page has access. */
const accessKey = 'walletdock.testWallet.dev.walletdock.test'

/** Stores that the wallet of the session has been missing for a number of days. */
function missingFor(days: number) {
  const kept = JSON.parse(pageStorage.get(sessionKey) ?? '{}')
  const missingSince = Date.now() - days * 24 * 3_600_000
  pageStorage.set(sessionKey, JSON.stringify({ ...kept, missingSince }))
}

test.each([
  ['been missing for 1 day', true, 1],
  ['been missing for 4 days', false, 4],
  ['shown no account for 4 days', false, 4],
])('a session whose wallet has %s is kept: %s', async (what, isKept, days) => {
  const reload = await leavePage()
  reload()
  missingFor(days)
  if (what.startsWith('shown')) {
    localStorage.removeItem(accessKey)
    install()
  }
  const { news } = resume()
  await expect.poll(news).toEqual(givenUp)
  expect(hasStoredSession(pageStorage)).toBe(isKept)
})

test('the time for which a wallet has been missing is reset when the wallet is found again', async () => {
  const reload = await leavePage()
  reload()
  missingFor(2)
  install()
  const { news } = resume()
  await expect.poll(news).toMatchObject([{ type: 'RECONNECTING' }, back])
  expect(pageStorage.get(sessionKey)).not.toContain('missingSince')
})

test('a wallet that announces itself after the page has given up is reconnected without a reload', async () => {
  const reload = await leavePage()
  reload()
  const { news, forget } = resume()
  await expect.poll(news).toEqual(givenUp)
  forget()
  const wallet = install()
  await expect.poll(news).toMatchObject([{ type: 'RECONNECTING' }, back])
  expect(wallet.asked).not.toContain('eth_requestAccounts')
})

test('after the page has given up on a wallet, only the rejection and the disconnect of another one are reported', async () => {
  const reload = await leavePage()
  reload()
  const { last, news, connect, forget } = resume()
  await expect.poll(news).toHaveLength(2)
  forget()
  const wallet = install({ rdns: 'test.other' })
  wallet.answer('reject')
  connect(1, 'test.other')
  await expect.poll(news).toMatchObject([{ type: 'FAILED', attempt: 1 }])
  wallet.answer('approve')
  connect(2, 'test.other')
  await expect.poll(() => last()?.type).toBe('CONNECTED')
  forget()
  wallet.leave()
  await expect.poll(news).toEqual([{ type: 'DISCONNECTED' }])
})

test('an invalid stored session leads to a disconnected page', async () => {
  localStorage.setItem('walletdock.recentConnectorId', '{{{')
  localStorage.setItem('walletdock.store', '{"state":{"current":"x"}}')
  install()
  const { news } = resume()
  await expect.poll(news).toEqual(givenUp)
})

test('a disconnect of the host during a reconnect persists', async () => {
  const reload = await leavePage()
  reload()
  const { dispatch, news } = resume()
  dispatch({ type: 'DISCONNECT' })
  await expect.poll(news).toContainEqual({ type: 'DISCONNECTED' })
  install()
  await passTime(1000)
  expect(news()).not.toContainEqual(expect.objectContaining(back))
})

test.each(['leave', 'disconnect'] as const)(
  'if an extension ends the connection itself, as a locked extension does with %s, the stored session remains',
  async (leave) => {
    const wallet = install()
    const { news } = await connected()
    wallet[leave]()
    await expect.poll(news).toEqual([{ type: 'DISCONNECTED' }])
    expect(hasStoredSession(pageStorage)).toBe(true)
  },
)

test.each(['locks', 'is disconnected'])(
  'a wallet that %s does not change the stored session of another tab’s wallet',
  async (how) => {
    const wallet = install()
    const { dispatch, news } = await connected()
    saveSession(pageStorage, 'other.tab')
    if (how === 'locks') wallet.leave()
    else dispatch({ type: 'DISCONNECT' })
    await expect.poll(news).toContainEqual({ type: 'DISCONNECTED' })
    expect(storedConnector(pageStorage)).toBe('other.tab')
  },
)
