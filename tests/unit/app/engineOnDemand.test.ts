import { createConfig, http } from '@wagmi/core'
import { base } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import { checkConfig } from '../../../src/app/checkConfig'
import type { EngineHost, WalletList } from '../../../src/app/Dock'
import { engineOnDemand } from '../../../src/app/engineOnDemand'
import { type OnDemand, onDemand } from '../../../src/ui/onDemand'
import type {
  createEngine,
  Engine,
} from '../../../src/wallet/engine/createEngine'
import type { EngineSettings } from '../../../src/wallet/engine/EngineSettings'
import type { EngineCommand } from '../../../src/wallet/session/Command'
import { createSession } from '../../../src/wallet/session/createSession'
import {
  factsIn,
  type WalletKind,
  walletKinds,
} from '../../fixtures/session/sessionFacts'

const settings = checkConfig({ appName: 'Shop', projectId: 'id' })
// The engine needs only the groups.
const empty = onDemand(async () => ({ groups: [] }) as unknown as WalletList)
const missing = onDemand(() => Promise.reject<WalletList>(new Error('404')))

/** Starts a session, and creates the loader of its engine. */
function aPage(
  wallets: OnDemand<WalletList>,
  given = settings,
  create: typeof createEngine = () => {
    throw new Error('No engine.')
  },
) {
  const session = createSession({
    facts: () => factsIn('wide'),
    fetchEngine: () => engine.fetch(),
  })
  // No feature needs the rest of the host.
  const host = () => ({ ended: AbortSignal.any([]) }) as unknown as EngineHost
  const importEngine = async () => ({ createEngine: create })
  const engine = engineOnDemand(given, session, wallets, [], host, importEngine)
  const choose = (kind: WalletKind) => {
    session.send({ type: 'OPEN', dialog: 'connect' })
    session.send({ type: 'CHOOSE', wallet: walletKinds[kind] })
  }
  return { session, choose, ...engine }
}

/** Creates a stand-in for the engine, which records commands and settings. */
function anEngine() {
  const heard: EngineCommand[] = []
  const given: EngineSettings[] = []
  const create = (asked: EngineSettings) => {
    given.push(asked)
    const dispatch = (command: EngineCommand) => heard.push(command)
    // No test reads the config.
    return { dispatch, config: {} } as unknown as Engine
  }
  return { create, heard, given }
}

test('load creates one engine, with the checked settings, for all callers', async () => {
  const one = anEngine()
  const given = { ...settings, walletTimeoutMs: 5 }
  const { load } = aPage(empty, given, one.create)
  const engine = await load()
  expect(await load()).toBe(engine)
  expect(one.given).toHaveLength(1)
  expect(one.given[0]).toMatchObject({
    appName: 'Shop',
    chains: [{ id: 8453 }],
    rpcUrls: {},
    walletTimeoutMs: 5,
  })
})

test('the engine receives the queued commands in order, and then the following ones', async () => {
  const { create, heard } = anEngine()
  const { session, choose } = aPage(empty, settings, create)
  session.send({ type: 'RECONNECT' })
  session.send({ type: 'SHOW_BALANCE' })
  expect(heard).toEqual([])
  await expect
    .poll(() => heard)
    .toEqual([{ type: 'RECONNECT' }, { type: 'SHOW_BALANCE' }])
  session.send({ type: 'DISCONNECTED' })
  choose('readyBare')
  session.send({ type: 'CLOSE' })
  expect(heard.slice(2)).toEqual([
    { type: 'CONNECT', attempt: 1, walletId: 'readyBare' },
    { type: 'ABANDON', attempt: 1 },
  ])
})

test('a reconnect that failed because the engine did not load is repeated once an engine starts', async () => {
  let isMissing = true
  const wallets = onDemand(() => (isMissing ? missing : empty).load())
  const { create, heard } = anEngine()
  const { session, load } = aPage(wallets, settings, create)
  session.send({ type: 'RECONNECT' })
  expect(session.getState().connection.type).toBe('reconnecting')
  await expect
    .poll(() => session.getState().connection.type)
    .toBe('disconnected')
  isMissing = false
  await load()
  await expect.poll(() => heard).toEqual([{ type: 'RECONNECT' }])
})

test('a config that a bridge has created before the engine is used by the engine', async () => {
  const config = createConfig({
    chains: [base],
    transports: { [base.id]: http() },
  })
  const create = vi.fn(anEngine().create)
  const { load, createConfig: configOf } = aPage(empty, settings, create)
  expect(configOf(() => config)).toBe(config)
  await load()
  expect(create.mock.calls[0]).toMatchObject([{}, {}, { config }])
})

test('an engine that failed to load fails the attempt as sdk-missing, and is fetched again by the next command', async () => {
  let times = 0
  const { session, choose } = aPage(
    onDemand(() => {
      times++
      return Promise.reject<WalletList>(new Error('404'))
    }),
  )
  const attempt = () => {
    const { dialog } = session.getState()
    return dialog?.name === 'connect' ? dialog.flow.attempt : undefined
  }
  choose('readyBare')
  choose('everything')
  const failed = { type: 'failed', failure: { class: 'sdk-missing' } }
  await expect.poll(attempt).toMatchObject(failed)
  expect(times).toBe(1)
  session.send({ type: 'CHOOSE', wallet: walletKinds.everything })
  await expect.poll(attempt).toMatchObject(failed)
  expect(times).toBe(2)
})
