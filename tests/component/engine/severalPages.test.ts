import { expect, onTestFinished, test, vi } from 'vitest'
import { pageStorage } from '../../../src/platform/storage/storage'
import { sessionKey } from '../../../src/platform/storage/storedSession'
import { storedWallets } from '../../../src/platform/storage/storedWallets'
import { bothConnected, endPage, several, standing } from './severalEngines'
import { startEngine } from './startEngine'

test('the next page restores both wallets without a prompt, the active one first', async () => {
  const { engine: earlier, ...wallets } = await bothConnected()
  const { one, two, oneId, twoId } = wallets
  await endPage(earlier)
  const before = [one, two].map(({ asked }) => asked.length)
  const engine = several()
  engine.dispatch({ type: 'RECONNECT' })
  await expect.poll(() => standing(engine.news())).toEqual([twoId, oneId])
  const active = engine
    .news()
    .flatMap((told) => ('account' in told ? [told.account.connector.id] : []))
  expect(new Set(active)).toEqual(new Set([twoId]))
  const asked = [one, two].flatMap((each, at) => each.asked.slice(before[at]))
  expect(asked).not.toContain('eth_requestAccounts')
  expect(asked).not.toContain('wallet_requestPermissions')
  expect(storedWallets(pageStorage)).toEqual([twoId, oneId])
})

test('if the active wallet is locked, the next page activates the other one and keeps both in the session', async () => {
  const { engine: earlier, two, oneId, twoId } = await bothConnected()
  await endPage(earlier)
  two.leave()
  const engine = several()
  engine.dispatch({ type: 'RECONNECT' })
  await expect.poll(() => standing(engine.news())).toEqual([oneId])
  await expect.poll(() => storedWallets(pageStorage)).toEqual([oneId, twoId])
})

test('if all of several wallets are locked, each is queried once and stays in the session', async () => {
  const { engine: earlier, one, two, oneId, twoId } = await bothConnected()
  await endPage(earlier)
  one.leave()
  two.leave()
  const engine = several()
  engine.dispatch({ type: 'RECONNECT' })
  await expect.poll(engine.last).toEqual({ type: 'DISCONNECTED' })
  expect([...storedWallets(pageStorage)].sort()).toEqual([oneId, twoId].sort())
})

test('a page without `severalWallets` restores only the active wallet, and stores only that one', async () => {
  const { engine: earlier, twoId } = await bothConnected()
  await endPage(earlier)
  const engine = startEngine()
  engine.dispatch({ type: 'RECONNECT' })
  await expect.poll(() => standing(engine.news())).toEqual([twoId])
  expect(JSON.stringify(engine.news())).not.toContain('others')
  expect(storedWallets(pageStorage)).toEqual([twoId])
})

/** Stores a session as another tab would. */
function otherTab(...connectors: readonly string[]) {
  const [connector, ...others] = connectors
  const state = { current: connector }
  pageStorage.set(sessionKey, JSON.stringify({ connector, others, state }))
}

test('a tab repeats the changes of another tab without storing them again', async () => {
  const { engine, one, two, oneId, twoId, stands } = await bothConnected()
  const write = vi.spyOn(pageStorage, 'set')
  onTestFinished(() => write.mockRestore())
  const follow = (...ids: readonly string[]) => {
    otherTab(...ids)
    write.mockClear()
    engine.dispatch({ type: 'JOIN' })
  }
  follow(oneId, twoId)
  await expect.poll(stands).toEqual([oneId, twoId])
  follow(oneId)
  await expect.poll(stands).toEqual([oneId])
  expect(two.asked).not.toContain('wallet_revokePermissions')
  follow(twoId, oneId)
  await expect.poll(stands).toEqual([twoId, oneId])
  const written = write.mock.calls.filter(([key]) => key === sessionKey)
  expect(written).toEqual([])
  expect(
    one.asked.filter((each) => each === 'wallet_requestPermissions').length,
  ).toBe(1)
})
