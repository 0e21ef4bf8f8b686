import { expect, onTestFinished, test, vi } from 'vitest'
import {
  hasSessionToResume,
  sessionKey,
} from '../../../src/platform/keptSession'
import { keptWallets } from '../../../src/platform/keptWallets'
import { pageStorage } from '../../../src/platform/storage'
import type { News } from '../../../src/session/Event'
import { installPromptWallet } from './promptWallet'
import { address, install, otherAddress, startEngine } from './startEngine'

let tests = 0

/** Two wallets of this test alone: engines of earlier tests live on in this document. */
function installTwo() {
  const end = `test${++tests}`
  const one = install({ name: 'One', rdns: `one.${end}`, address })
  const two = install({
    name: 'Two',
    rdns: `two.${end}`,
    address: otherAddress,
  })
  return { one, two, oneId: `one.${end}`, twoId: `two.${end}` }
}

const several = () => startEngine({ severalWallets: true })

/** How it stands now, by the latest news: the active wallet, then the others. */
function standing(news: readonly News[]) {
  const last = news.findLast(({ type }) =>
    ['CONNECTED', 'CHANGED', 'DISCONNECTED'].includes(type),
  )
  if (last?.type !== 'CONNECTED' && last?.type !== 'CHANGED') return []
  return [last.account, ...(last.others ?? [])].map(
    ({ connector }) => connector.id,
  )
}

/** Ends the page as a reload does: what is stored stays, and no wallet hears of it. */
async function endPage(engine: ReturnType<typeof several>) {
  const kept = String(pageStorage.get(sessionKey))
  engine.carry({ type: 'LEAVE' })
  await expect.poll(() => standing(engine.news())).toEqual([])
  pageStorage.set(sessionKey, kept)
}

/** An engine with both connected, the second one active. */
async function bothConnected() {
  const wallets = installTwo()
  const { oneId, twoId } = wallets
  const engine = several()
  const stands = () => standing(engine.news())
  engine.connect(1, oneId)
  await expect.poll(stands).toEqual([oneId])
  engine.connect(2, twoId)
  await expect.poll(stands).toEqual([twoId, oneId])
  return { ...wallets, engine, stands }
}

test('a second wallet is connected beside the first, and is the active one', async () => {
  const { engine, oneId, twoId } = await bothConnected()
  expect(engine.news()).toMatchObject([
    { type: 'CONNECTED', attempt: 1, account: { address }, others: [] },
    {
      type: 'CONNECTED',
      attempt: 2,
      account: { address: otherAddress, connector: { id: twoId, name: 'Two' } },
      others: [{ address, connector: { id: oneId, name: 'One' } }],
    },
  ])
  expect(keptWallets(pageStorage)).toEqual([twoId, oneId])
})

test('another one is made active, which no wallet is asked for', async () => {
  const { engine, one, oneId, twoId, stands } = await bothConnected()
  const asked = one.asked.length
  engine.carry({ type: 'ACTIVATE', walletId: oneId })
  await expect.poll(stands).toEqual([oneId, twoId])
  expect(engine.news().at(-1)).toMatchObject({ type: 'CHANGED' })
  expect(one.asked.slice(asked)).not.toContain('eth_requestAccounts')
  expect(keptWallets(pageStorage)).toEqual([oneId, twoId])
})

test('one is left alone, and the active one stays', async () => {
  const { engine, one, two, oneId, twoId, stands } = await bothConnected()
  engine.carry({ type: 'DISCONNECT', walletId: oneId })
  await expect.poll(stands).toEqual([twoId])
  await expect.poll(() => one.asked).toContain('wallet_revokePermissions')
  expect(two.asked).not.toContain('wallet_revokePermissions')
  expect(keptWallets(pageStorage)).toEqual([twoId])
})

test('when the active one leaves, by whoever’s wish, the other is active, and the session goes on', async () => {
  const { engine, two, oneId, stands } = await bothConnected()
  two.leave()
  await expect.poll(stands).toEqual([oneId])
  expect(engine.news().map(({ type }) => type)).not.toContain('DISCONNECTED')
  expect(keptWallets(pageStorage)).toEqual([oneId])
})

test('of three, the one that leaves beside it does not move the active one', async () => {
  const { engine, one, oneId, twoId, stands } = await bothConnected()
  const threeId = `three.test${tests}`
  install({ name: 'Three', rdns: threeId })
  engine.connect(3, threeId)
  await expect.poll(stands).toEqual([threeId, oneId, twoId])
  one.leave()
  await expect.poll(stands).toEqual([threeId, twoId])
  // Not for a moment either: that would sign the visitor out.
  const active = engine
    .news()
    .flatMap((told) =>
      told.type === 'CHANGED' ? [told.account.connector.id] : [],
    )
  expect(new Set(active)).toEqual(new Set([threeId]))
})

test('when the active one of three leaves, the one that was active before it is', async () => {
  const { engine, oneId, twoId, stands } = await bothConnected()
  const threeId = `three.test${tests}`
  const three = install({ name: 'Three', rdns: threeId })
  engine.connect(3, threeId)
  await expect.poll(stands).toEqual([threeId, oneId, twoId])
  three.leave()
  await expect.poll(stands).toEqual([twoId, oneId])
})

test('when the last one leaves, the session is over', async () => {
  const { engine, one, two, stands } = await bothConnected()
  one.leave()
  two.leave()
  await expect.poll(stands).toEqual([])
  expect(engine.news().at(-1)).toEqual({ type: 'DISCONNECTED' })
  expect(hasSessionToResume(pageStorage)).toBe(false)
})

test('all are left at once, and no other one is active for a moment', async () => {
  const { engine, oneId, stands } = await bothConnected()
  engine.carry({ type: 'DISCONNECT' })
  await expect.poll(stands).toEqual([])
  expect(
    engine
      .news()
      .some(
        (told) =>
          told.type === 'CHANGED' && told.account.connector.id === oneId,
      ),
  ).toBe(false)
  expect(hasSessionToResume(pageStorage)).toBe(false)
})

test('a wallet that declines beside another leaves that one as it is', async () => {
  const { one, oneId, twoId, two } = installTwo()
  const engine = several()
  engine.connect(1, oneId)
  await expect.poll(() => standing(engine.news())).toEqual([oneId])
  two.answer('reject')
  engine.connect(2, twoId)
  await expect
    .poll(() => engine.news().at(-1))
    .toMatchObject({ type: 'FAILED', attempt: 2 })
  expect(standing(engine.news())).toEqual([oneId])
  one.switchChain(10)
  await expect
    .poll(() => engine.news().at(-1))
    .toMatchObject({ type: 'CHANGED', account: { chainId: 10 }, others: [] })
})

test('a wallet that answers when nobody waits for it is left, and the active one stays', async () => {
  const { engine, oneId, twoId, stands } = await bothConnected()
  const slow = installPromptWallet(`slow.test${tests}`)
  engine.connect(3, slow.rdns)
  await expect.poll(() => slow.prompts.length).toBe(1)
  engine.carry({ type: 'ABANDON', attempt: 3 })
  engine.forget()
  slow.prompts[0]?.approve()
  await expect.poll(slow.isLetIn).toBe(false)
  await expect.poll(() => slow.asked).toContain('wallet_revokePermissions')
  expect(engine.news()).toEqual([])
  expect(stands()).toEqual([])
  expect(keptWallets(pageStorage)).toEqual([twoId, oneId])
})

test('what happens to the active wallet while another one is asked is told at once', async () => {
  const { engine, two, twoId } = await bothConnected()
  const slow = installPromptWallet(`slow.test${tests}`)
  engine.connect(3, slow.rdns)
  await expect.poll(() => slow.prompts.length).toBe(1)
  two.switchChain(10)
  await expect
    .poll(() => engine.news().at(-1))
    .toMatchObject({
      type: 'CHANGED',
      account: { chainId: 10, connector: { id: twoId } },
    })
  slow.prompts[0]?.reject(4001)
})

test('the next page has both again, the active one first, and no wallet asks', async () => {
  const { engine: earlier, ...wallets } = await bothConnected()
  const { one, two, oneId, twoId } = wallets
  await endPage(earlier)
  const before = [one, two].map(({ asked }) => asked.length)
  const engine = several()
  engine.carry({ type: 'RECONNECT' })
  await expect.poll(() => standing(engine.news())).toEqual([twoId, oneId])
  const active = engine
    .news()
    .flatMap((told) => ('account' in told ? [told.account.connector.id] : []))
  expect(new Set(active)).toEqual(new Set([twoId]))
  const asked = [one, two].flatMap((each, at) => each.asked.slice(before[at]))
  expect(asked).not.toContain('eth_requestAccounts')
  expect(asked).not.toContain('wallet_requestPermissions')
  expect(keptWallets(pageStorage)).toEqual([twoId, oneId])
})

test('a wallet that has let the page go meanwhile gives its place to the next one', async () => {
  const { engine: earlier, two, oneId } = await bothConnected()
  await endPage(earlier)
  two.leave()
  const engine = several()
  engine.carry({ type: 'RECONNECT' })
  await expect.poll(() => standing(engine.news())).toEqual([oneId])
  await expect.poll(() => keptWallets(pageStorage)).toEqual([oneId])
})

test('a page without the option takes the active one up, and its session is that one’s', async () => {
  const { engine: earlier, twoId } = await bothConnected()
  await endPage(earlier)
  const engine = startEngine()
  engine.carry({ type: 'RECONNECT' })
  await expect.poll(() => standing(engine.news())).toEqual([twoId])
  expect(JSON.stringify(engine.news())).not.toContain('others')
  expect(keptWallets(pageStorage)).toEqual([twoId])
})

/** What another tab writes, as a tab that follows hears of it. */
function otherTab(...connectors: readonly string[]) {
  const [connector, ...others] = connectors
  const state = { current: connector }
  pageStorage.set(sessionKey, JSON.stringify({ connector, others, state }))
}

test('a tab does what another one has done, and writes none of it again', async () => {
  const { engine, one, two, oneId, twoId, stands } = await bothConnected()
  const write = vi.spyOn(pageStorage, 'set')
  onTestFinished(() => write.mockRestore())
  const follow = (...ids: readonly string[]) => {
    otherTab(...ids)
    write.mockClear()
    engine.carry({ type: 'JOIN' })
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
