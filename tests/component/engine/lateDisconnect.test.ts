import { expect, onTestFinished, test, vi } from 'vitest'
import { pageStorage } from '../../../src/platform/storage/storage'
import { hasStoredSession } from '../../../src/platform/storage/storedSession'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import { installPromptWallet } from './promptWallet'
import {
  address,
  connected,
  install,
  startEngine,
  walletId,
} from './startEngine'

installFakeTime()

type Engine = ReturnType<typeof startEngine>

/** Delays a connector's `disconnect` until the test finishes it. */
function holdDisconnect({ config }: Engine, id: string) {
  const connector = config.connectors.find((each) => each.id === id)
  if (!connector) throw new Error('The connector is missing.')
  let finish = () => {}
  const held = new Promise<void>((resolve) => {
    finish = resolve
  })
  const letsGo = connector.disconnect.bind(connector)
  const spy = vi.spyOn(connector, 'disconnect').mockImplementation(async () => {
    await held
    await letsGo()
  })
  onTestFinished(() => finish())
  return { finish: () => finish(), spy }
}

const other = 'test.other'
const ids = ({ config }: Engine) =>
  [...config.state.connections.values()].map(({ connector }) => connector.id)

test('a wallet that disconnects late does not disconnect the next wallet', async () => {
  install()
  install({ rdns: other })
  const engine = await connected()
  const { finish } = holdDisconnect(engine, walletId)
  engine.dispatch({ type: 'DISCONNECT' })
  await expect.poll(() => engine.news()[0]).toEqual({ type: 'DISCONNECTED' })
  engine.forget()
  engine.connect(2, other)
  await expect.poll(() => engine.news()[0]?.type).toBe('CONNECTED')
  finish()
  await passTime(1000)
  expect(engine.news()).toHaveLength(1)
  expect(ids(engine)).toEqual([other])
  expect(engine.config.state).toMatchObject({ status: 'connected' })
  expect(hasStoredSession(pageStorage)).toBe(true)
})

test('a wallet that connects while another one disconnects stays connected', async () => {
  install()
  install({ rdns: other })
  const engine = await connected()
  const { finish } = holdDisconnect(engine, walletId)
  engine.dispatch({ type: 'DISCONNECT' })
  engine.connect(2, other)
  await expect.poll(engine.last).toMatchObject({ type: 'CONNECTED' })
  finish()
  await passTime(1000)
  expect(engine.last()).toMatchObject({ type: 'CONNECTED', attempt: 2 })
  expect(ids(engine)).toEqual([other])
  expect(engine.config.state).toMatchObject({ status: 'connected' })
})

test('a disconnect removes the stored session before the wallet answers', async () => {
  install()
  const engine = await connected()
  holdDisconnect(engine, walletId)
  engine.dispatch({ type: 'DISCONNECT' })
  expect(hasStoredSession(pageStorage)).toBe(false)
})

test('a wallet that is still disconnecting is not prompted until it has finished', async () => {
  const wallet = install()
  const engine = await connected()
  const { finish } = holdDisconnect(engine, walletId)
  engine.dispatch({ type: 'DISCONNECT' })
  await expect.poll(() => engine.news()[0]).toEqual({ type: 'DISCONNECTED' })
  engine.forget()
  const before = wallet.asked.length
  engine.connect(2)
  await passTime(1000)
  expect(wallet.asked.slice(before)).not.toContain('wallet_requestPermissions')
  finish()
  await expect
    .poll(engine.news)
    .toMatchObject([{ type: 'CONNECTED', attempt: 2 }])
  await passTime(1000)
  expect(ids(engine)).toEqual([walletId])
})

test('an approval of an abandoned attempt is not in wagmi’s connections while the wallet disconnects', async () => {
  const wallet = installPromptWallet()
  install()
  const engine = startEngine()
  engine.connect(1, wallet.rdns)
  await expect.poll(() => wallet.prompts.length).toBe(1)
  const { finish, spy } = holdDisconnect(engine, wallet.rdns)
  engine.dispatch({ type: 'ABANDON', attempt: 1 })
  engine.connect(2)
  await expect.poll(engine.news).toMatchObject([{ type: 'CONNECTED' }])
  wallet.prompts[0]?.approve()
  await expect.poll(() => spy.mock.calls.length).toBe(1)
  // A transaction must go to the wallet that the page shows.
  expect(ids(engine)).toEqual([walletId])
  engine.dispatch({ type: 'DISCONNECT' })
  await expect.poll(() => engine.last()?.type).toBe('DISCONNECTED')
  engine.connect(3)
  await expect
    .poll(engine.last)
    .toMatchObject({ type: 'CONNECTED', attempt: 3, account: { address } })
  finish()
  await passTime(1000)
  expect(ids(engine)).toEqual([walletId])
  expect(engine.last()?.type).toBe('CONNECTED')
})
