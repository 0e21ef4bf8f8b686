import { expect, onTestFinished, test, vi } from 'vitest'
import { hasSessionToResume } from '../../../src/platform/keptSession'
import { pageStorage } from '../../../src/platform/storage'
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

/** Has a wallet let go no sooner than the test says. */
function holdDisconnect({ config }: Engine, id: string) {
  const connector = config.connectors.find((each) => each.id === id)
  if (!connector) throw new Error('There is no such wallet.')
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

test('a wallet that lets go late does not take the next one along', async () => {
  install()
  install({ rdns: other })
  const engine = await connected()
  const { finish } = holdDisconnect(engine, walletId)
  engine.carry({ type: 'DISCONNECT' })
  await expect.poll(() => engine.news()[0]).toEqual({ type: 'DISCONNECTED' })
  engine.forget()
  engine.connect(2, other)
  await expect.poll(() => engine.news()[0]?.type).toBe('CONNECTED')
  finish()
  await passTime(1000)
  expect(engine.news()).toHaveLength(1)
  expect(ids(engine)).toEqual([other])
  expect(engine.config.state).toMatchObject({ status: 'connected' })
  expect(hasSessionToResume(pageStorage)).toBe(true)
})

test('what the visitor has ended is forgotten at once, not when the wallet answers', async () => {
  install()
  const engine = await connected()
  holdDisconnect(engine, walletId)
  engine.carry({ type: 'DISCONNECT' })
  expect(hasSessionToResume(pageStorage)).toBe(false)
})

test('a wallet that is still letting go is not asked again before it has', async () => {
  const wallet = install()
  const engine = await connected()
  const { finish } = holdDisconnect(engine, walletId)
  engine.carry({ type: 'DISCONNECT' })
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

test('an approval that nobody waits for is not in wagmi’s hands while its wallet takes time to let go', async () => {
  const wallet = installPromptWallet()
  install()
  const engine = startEngine()
  engine.connect(1, wallet.rdns)
  await expect.poll(() => wallet.prompts.length).toBe(1)
  const { finish, spy } = holdDisconnect(engine, wallet.rdns)
  engine.carry({ type: 'ABANDON', attempt: 1 })
  engine.connect(2)
  await expect.poll(engine.news).toMatchObject([{ type: 'CONNECTED' }])
  wallet.prompts[0]?.approve()
  await expect.poll(() => spy.mock.calls.length).toBe(1)
  // What the page sends now is sent by the wallet that it shows.
  expect(ids(engine)).toEqual([walletId])
  engine.carry({ type: 'DISCONNECT' })
  await expect.poll(() => engine.news().at(-1)?.type).toBe('DISCONNECTED')
  engine.connect(3)
  await expect
    .poll(() => engine.news().at(-1))
    .toMatchObject({ type: 'CONNECTED', attempt: 3, account: { address } })
  finish()
  await passTime(1000)
  expect(ids(engine)).toEqual([walletId])
  expect(engine.news().at(-1)?.type).toBe('CONNECTED')
})
