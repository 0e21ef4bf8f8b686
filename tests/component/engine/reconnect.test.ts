import { expect, test } from 'vitest'
import { hasSessionToResume } from '../../../src/app/hasSessionToResume'
import { reconnect } from '../../../src/engine/reconnect'
import { pageStorage } from '../../../src/platform/storage'
import { installHungWallet } from './hungWallet'
import { address, connected, install, startEngine } from './startEngine'

/** Ends the page as a reload does: what is stored stays, and the wallet's permission too. */
async function leavePage() {
  const wallet = install()
  const before = await connected()
  expect(hasSessionToResume(pageStorage)).toBe(true)
  const stored = Object.entries(localStorage)
  wallet.uninstall()
  await expect.poll(before.news).toHaveLength(1)
  return () => {
    for (const [key, value] of stored) localStorage.setItem(key, value)
  }
}

function resume(...settings: Parameters<typeof startEngine>) {
  const engine = startEngine(...settings)
  engine.carry({ type: 'RECONNECT' })
  return engine
}

const givenUp = [{ type: 'RECONNECTING' }, { type: 'DISCONNECTED' }]
const back = { type: 'CONNECTED', account: { address, chainId: 8453 } }

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
  await new Promise((resolve) => setTimeout(resolve, 300))
  install()
  await expect.poll(news).toMatchObject([{ type: 'RECONNECTING' }, back])
})

test('a wallet that never announces itself is given up, and nothing is left of it', async () => {
  const reload = await leavePage()
  reload()
  const { news, config } = resume()
  await expect.poll(news).toEqual(givenUp)
  expect(config.state.connections.size).toBe(0)
  expect(config.state.current).toBeNull()
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

test('a wallet that is locked is not asked, and the page is disconnected', async () => {
  const reload = await leavePage()
  reload()
  localStorage.removeItem('walletdock.testWallet.dev.walletdock.test')
  const wallet = install()
  const { news } = resume()
  await expect.poll(news).toEqual(givenUp)
  expect(wallet.asked).toContain('eth_accounts')
  expect(wallet.asked).not.toContain('eth_requestAccounts')
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
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(news()).not.toContainEqual(expect.objectContaining(back))
})

test('a wallet that hangs is given up, and the next page can still resume', async () => {
  const reload = await leavePage()
  reload()
  const announced = installHungWallet()
  const { news, config, hands } = startEngine()
  void reconnect(hands, 200)
  announced.end()
  await expect.poll(news).toEqual(givenUp)
  expect(config.state.status).toBe('disconnected')
  reload()
  install()
  const next = resume()
  await expect.poll(next.news).toMatchObject([{ type: 'RECONNECTING' }, back])
})
