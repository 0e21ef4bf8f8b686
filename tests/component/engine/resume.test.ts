import { expect, test } from 'vitest'
import { keepSession, keptConnector } from '../../../src/platform/keepSession'
import {
  hasSessionToResume,
  sessionKey,
} from '../../../src/platform/keptSession'
import { pageStorage } from '../../../src/platform/storage'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import { back, givenUp, leavePage, resume } from './leavePage'
import { connected, install, startEngine } from './startEngine'

installFakeTime()

test('a reload takes the session up again without asking the visitor', async () => {
  const reload = await leavePage()
  reload()
  const wallet = install()
  const { news } = resume()
  await expect.poll(news).toMatchObject([{ type: 'RECONNECTING' }, back])
  expect(wallet.asked).not.toContain('eth_requestAccounts')
  expect(wallet.asked).not.toContain('wallet_requestPermissions')
})

test('a wallet that announces itself late is waited for', async () => {
  const reload = await leavePage()
  reload()
  const { news } = resume()
  expect(news()).toEqual([{ type: 'RECONNECTING' }])
  await passTime(300)
  install()
  await expect.poll(news).toMatchObject([{ type: 'RECONNECTING' }, back])
})

test('a wallet that is not there is given up for now, and its session is kept', async () => {
  const reload = await leavePage()
  reload()
  const { news, config } = resume()
  await expect.poll(news).toEqual(givenUp)
  expect(config.state.connections.size).toBe(0)
  expect(config.state.current).toBeNull()
  expect(hasSessionToResume(pageStorage)).toBe(true)
})

/** How long ago a page first missed the wallet of the session, in days. */
function missingFor(days: number) {
  const kept = JSON.parse(pageStorage.get(sessionKey) ?? '{}')
  const missingSince = Date.now() - days * 24 * 3_600_000
  pageStorage.set(sessionKey, JSON.stringify({ ...kept, missingSince }))
}

test.each([
  [1, true],
  [4, false],
])(
  'a session whose wallet was first missed %i days ago is kept: %s',
  async (days, isKept) => {
    const reload = await leavePage()
    reload()
    missingFor(days)
    const { news } = resume()
    await expect.poll(news).toEqual(givenUp)
    expect(hasSessionToResume(pageStorage)).toBe(isKept)
  },
)

test('a wallet that is back was never missing', async () => {
  const reload = await leavePage()
  reload()
  missingFor(2)
  install()
  const { news } = resume()
  await expect.poll(news).toMatchObject([{ type: 'RECONNECTING' }, back])
  expect(pageStorage.get(sessionKey)).not.toContain('missingSince')
})

test('a wallet that comes after it was given up is resumed, without a reload', async () => {
  const reload = await leavePage()
  reload()
  const { news, forget } = resume()
  await expect.poll(news).toEqual(givenUp)
  forget()
  const wallet = install()
  await expect.poll(news).toMatchObject([{ type: 'RECONNECTING' }, back])
  expect(wallet.asked).not.toContain('eth_requestAccounts')
})

test('after a wallet was given up, rejecting another shows no trace of the first', async () => {
  const reload = await leavePage()
  reload()
  const { news, connect, forget } = resume()
  await expect.poll(news).toHaveLength(2)
  forget()
  const wallet = install({ rdns: 'test.other' })
  wallet.answer('reject')
  connect(1, 'test.other')
  await expect.poll(news).toMatchObject([{ type: 'FAILED', attempt: 1 }])
})

test('after a wallet was given up, leaving another shows no trace of the first', async () => {
  const reload = await leavePage()
  reload()
  const { news, connect, forget } = resume()
  await expect.poll(news).toHaveLength(2)
  const wallet = install({ rdns: 'test.other' })
  connect(1, 'test.other')
  await expect.poll(() => news().at(-1)?.type).toBe('CONNECTED')
  forget()
  wallet.leave()
  await expect.poll(news).toEqual([{ type: 'DISCONNECTED' }])
})

test('a wallet that is locked at one page and unlocked at the next connects without asking its owner', async () => {
  const reload = await leavePage()
  reload()
  const key = 'walletdock.testWallet.dev.walletdock.test'
  const letIn = String(localStorage.getItem(key))
  localStorage.removeItem(key)
  const locked = install()
  const { news } = resume()
  await expect.poll(news).toEqual(givenUp)
  expect(locked.asked).toContain('eth_accounts')
  expect(hasSessionToResume(pageStorage)).toBe(true)
  locked.uninstall()
  localStorage.setItem(key, letIn)
  const unlocked = install()
  const next = resume()
  await expect.poll(next.news).toMatchObject([{ type: 'RECONNECTING' }, back])
  for (const { asked } of [locked, unlocked]) {
    expect(asked).not.toContain('eth_requestAccounts')
    expect(asked).not.toContain('wallet_requestPermissions')
  }
})

test('a session whose wallet has shown no account for four days is forgotten', async () => {
  const reload = await leavePage()
  reload()
  localStorage.removeItem('walletdock.testWallet.dev.walletdock.test')
  const session = JSON.parse(String(pageStorage.get(sessionKey)))
  const missingSince = Date.now() - 4 * 24 * 3_600_000
  pageStorage.set(sessionKey, JSON.stringify({ ...session, missingSince }))
  install()
  const { news } = resume()
  await expect.poll(news).toEqual(givenUp)
  expect(hasSessionToResume(pageStorage)).toBe(false)
})

test('only the wallet that was connected is looked for', async () => {
  const reload = await leavePage()
  reload()
  const other = install({ rdns: 'test.other' })
  install()
  const { news } = resume()
  await expect.poll(news).toMatchObject([{ type: 'RECONNECTING' }, back])
  expect(other.asked).toEqual([])
})

test('what stands in storage instead of a session leads to a disconnected page', async () => {
  localStorage.setItem('walletdock.recentConnectorId', '{{{')
  localStorage.setItem('walletdock.store', '{"state":{"current":"x"}}')
  install()
  const { news } = resume()
  await expect.poll(news).toEqual(givenUp)
})

test('a visitor who disconnected is not taken up again', async () => {
  install()
  const { carry, news } = await connected()
  carry({ type: 'DISCONNECT' })
  await expect.poll(news).toContainEqual({ type: 'DISCONNECTED' })
  expect(hasSessionToResume(pageStorage)).toBe(false)
})

test('a host that disconnects while the session is taken up stays disconnected', async () => {
  const reload = await leavePage()
  reload()
  const { carry, news } = resume()
  carry({ type: 'DISCONNECT' })
  await expect.poll(news).toContainEqual({ type: 'DISCONNECTED' })
  install()
  await passTime(1000)
  expect(news()).not.toContainEqual(expect.objectContaining(back))
})

test.each(['leave', 'disconnect'] as const)(
  'an extension that reports the end by itself, as a locked one does with %s, keeps the session',
  async (leave) => {
    const wallet = install()
    const { news } = await connected()
    wallet[leave]()
    await expect.poll(news).toEqual([{ type: 'DISCONNECTED' }])
    expect(hasSessionToResume(pageStorage)).toBe(true)
  },
)

test.each(['locks', 'is disconnected'])(
  'a wallet that %s leaves the session of another tab’s wallet alone',
  async (how) => {
    const wallet = install()
    const { carry, news } = await connected()
    keepSession(pageStorage, 'other.tab')
    if (how === 'locks') wallet.leave()
    else carry({ type: 'DISCONNECT' })
    await expect.poll(news).toContainEqual({ type: 'DISCONNECTED' })
    expect(keptConnector(pageStorage)).toBe('other.tab')
  },
)

test('the next page resumes a session that the page before could not', async () => {
  const reload = await leavePage()
  reload()
  const { news } = resume()
  await expect.poll(news).toEqual(givenUp)
  install()
  const next = resume()
  await expect.poll(next.news).toMatchObject([{ type: 'RECONNECTING' }, back])
})

test('a page that only starts its engine writes nothing over the session', async () => {
  const reload = await leavePage()
  reload()
  startEngine()
  await passTime(1000)
  expect(hasSessionToResume(pageStorage)).toBe(true)
})
