import { expect, test } from 'vitest'
import { pageStorage } from '../../../src/platform/storage/storage'
import {
  hasStoredSession,
  sessionKey,
  storedConnector,
} from '../../../src/platform/storage/storedSession'
import { createReconnect } from '../../../src/wallet/engine/connection/createReconnect'
import { oneConnection } from '../../../src/wallet/engine/connection/oneConnection'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import { installHeldWallet } from './heldWallet'
import { back, givenUp, leavePage, resume } from './leavePage'
import { installPromptWallet } from './promptWallet'
import { address, install, startEngine, walletId } from './startEngine'

installFakeTime()

/** Opens a page whose stored wallet is installed, but answers later than the page waits. */
async function outwait(how?: 'joined') {
  const reload = await leavePage()
  reload()
  const wallet = installHeldWallet()
  const engine = startEngine()
  const patience = { announceMs: 100, answerMs: 100 }
  const connections = oneConnection(engine.context)
  const resumption = createReconnect(engine.context, connections, patience)
  void resumption.start(how)
  await expect.poll(engine.news).toEqual(givenUp)
  expect(hasStoredSession(pageStorage)).toBe(true)
  engine.forget()
  return { ...engine, wallet, resumption }
}

test('a wallet that answers after the page has stopped waiting is reconnected without a reload', async () => {
  const { news, wallet } = await outwait()
  wallet.answer([address])
  await expect.poll(news).toMatchObject([back])
})

test.each([
  ['rejects', new Error('Not ready.')],
  // It may be locked.
  ['answers late without an account', []],
])('a wallet that %s keeps its session', async (_, answer) => {
  const { news, wallet } = await outwait()
  wallet.answer(answer)
  await passTime(1000)
  expect(news()).toEqual([])
  expect(hasStoredSession(pageStorage)).toBe(true)
})

test('a session that another tab has just started is kept if the wallet returns no account here', async () => {
  const { wallet } = await outwait('joined')
  wallet.answer([])
  await passTime(1000)
  expect(hasStoredSession(pageStorage)).toBe(true)
  // The session is not marked as missing either.
  expect(pageStorage.get(sessionKey)).not.toContain('missingSince')
})

test('a session that another tab has ended is not restored by a late answer', async () => {
  const { news, wallet } = await outwait()
  localStorage.removeItem('walletdock.store')
  wallet.answer([address])
  await passTime(1000)
  expect(news()).toEqual([])
})

test('a late answer does not replace a wallet that the visitor has chosen since', async () => {
  const { config, connect, news, wallet } = await outwait()
  install({ rdns: 'test.other' })
  connect(1, 'test.other')
  await expect.poll(news).toMatchObject([{ type: 'CONNECTED', attempt: 1 }])
  wallet.answer([address])
  await passTime(1000)
  expect(news()).toHaveLength(1)
  expect([...config.state.connections.values()]).toMatchObject([
    { connector: { id: 'test.other' } },
  ])
})

test('a late answer is ignored after the reconnect was cancelled', async () => {
  const { news, resumption, wallet } = await outwait()
  resumption.end()
  wallet.answer([address])
  await passTime(1000)
  expect(news()).toEqual([])
  expect(hasStoredSession(pageStorage)).toBe(true)
})

test('an approval of an abandoned attempt does not replace the stored session', async () => {
  const reload = await leavePage()
  reload()
  const { dispatch, connect, news } = resume()
  await expect.poll(news).toEqual(givenUp)
  const prompted = installPromptWallet()
  connect(1, prompted.rdns)
  await expect.poll(() => prompted.prompts.length).toBe(1)
  dispatch({ type: 'ABANDON', attempt: 1 })
  prompted.prompts[0]?.approve()
  expect(prompted.isLetIn()).toBe(true)
  await expect.poll(prompted.isLetIn).toBe(false)
  expect(storedConnector(pageStorage)).toBe(walletId)
})
