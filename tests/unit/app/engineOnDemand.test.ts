import { expect, test } from 'vitest'
import { checkConfig } from '../../../src/app/checkConfig'
import { engineOnDemand } from '../../../src/app/engineOnDemand'
import type { WalletList } from '../../../src/app/wallet/walletList'
import type { Engine } from '../../../src/engine/Engine'
import type { EngineSettings } from '../../../src/engine/EngineSettings'
import type { EngineCommand } from '../../../src/session/Command'
import type { Event } from '../../../src/session/Event'
import { onDemand } from '../../../src/ui/onDemand'
import { factsIn } from '../session/sessionFacts'
import { startSession } from '../session/startSession'

const settings = checkConfig({ appName: 'Shop', projectId: 'id' })
const never = onDemand(() => new Promise<WalletList>(() => {}))
const missing = onDemand(() => Promise.reject<WalletList>(new Error('404')))
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

function aSession() {
  const session = startSession({ facts: () => factsIn('wide') })
  const told: Event[] = []
  const send = (event: Event) => {
    told.push(event)
    session.send(event)
  }
  return { session: { ...session, send }, told }
}

/** Gives the engine what is its to do. */
function attach(
  session: ReturnType<typeof aSession>['session'],
  carry: (command: EngineCommand) => void,
) {
  session.attach((command) => {
    if (command.type !== 'SIGN_OUT') carry(command)
  })
}

/** Stands where the real one would be: hears commands, does nothing. */
function anEngine() {
  const heard: EngineCommand[] = []
  const given: EngineSettings[] = []
  const create = (asked: EngineSettings) => {
    given.push(asked)
    const carry = (command: EngineCommand) => heard.push(command)
    // Nobody here looks at the config.
    return { carry, config: {} } as unknown as Engine
  }
  return { create, heard, given }
}

test('an engine that came by another way is the only one, and is given what was checked', async () => {
  const { session } = aSession()
  const { start, load } = engineOnDemand(settings, session, never)
  const one = anEngine()
  const engine = start(one.create, [])
  expect(start(anEngine().create, [])).toBe(engine)
  expect(await load()).toBe(engine)
  expect(one.given).toHaveLength(1)
  expect(one.given[0]).toMatchObject({
    appName: 'Shop',
    chains: [{ id: 8453 }],
    rpcUrls: {},
    walletTimeoutMs: 120_000,
  })
})

test('a host’s own time limit is given on', () => {
  const { session } = aSession()
  const own = { ...settings, walletTimeoutMs: 5 }
  const one = anEngine()
  engineOnDemand(own, session, never).start(one.create, [])
  expect(one.given[0]?.walletTimeoutMs).toBe(5)
})

test('commands reach the engine in the order in which they were given', async () => {
  const { session } = aSession()
  const { carry, start } = engineOnDemand(settings, session, never)
  attach(session, carry)
  const { create, heard } = anEngine()
  start(create, [])
  session.send({ type: 'OPEN', dialog: 'connect' })
  session.send({ type: 'CHOOSE', walletId: 'readyBare' })
  await settled()
  session.send({ type: 'CHOOSE', walletId: 'everything' })
  await settled()
  session.send({ type: 'CLOSE' })
  await settled()
  expect(heard).toEqual([
    { type: 'CONNECT', attempt: 1, walletId: 'readyBare' },
    { type: 'ABANDON', attempt: 1 },
    { type: 'CONNECT', attempt: 2, walletId: 'everything' },
    { type: 'ABANDON', attempt: 2 },
  ])
})

test('a wallet that was given up before the engine came is not asked', async () => {
  const { session } = aSession()
  const { carry, start } = engineOnDemand(settings, session, never)
  attach(session, carry)
  const { create, heard } = anEngine()
  start(create, [])
  session.send({ type: 'OPEN', dialog: 'connect' })
  session.send({ type: 'CHOOSE', walletId: 'readyBare' })
  session.send({ type: 'CHOOSE', walletId: 'everything' })
  await settled()
  expect(heard).toEqual([
    { type: 'ABANDON', attempt: 1 },
    { type: 'CONNECT', attempt: 2, walletId: 'everything' },
  ])
})

test('an engine that cannot be had is told to whoever waits for a wallet', async () => {
  const { session } = aSession()
  attach(session, engineOnDemand(settings, session, missing).carry)
  session.send({ type: 'OPEN', dialog: 'connect' })
  session.send({ type: 'CHOOSE', walletId: 'readyBare' })
  await expect
    .poll(() => session.getState().dialog)
    .toMatchObject({
      flow: { attempt: { type: 'failed', failure: { class: 'sdk-missing' } } },
    })
})

test.each([
  [
    { type: 'SWITCH', number: 2, chainId: 10 },
    { type: 'SETTLED', number: 2, failure: { class: 'sdk-missing' } },
  ],
  [{ type: 'RECONNECT' }, { type: 'DISCONNECTED' }],
  [{ type: 'JOIN' }, { type: 'DISCONNECTED' }],
  [{ type: 'DISCONNECT' }, { type: 'DISCONNECTED' }],
] as const)('without an engine, %o ends in %o', async (command, news) => {
  const { session, told } = aSession()
  engineOnDemand(settings, session, missing).carry(command)
  await expect.poll(() => told).toEqual([news])
})

test('a session that was to be resumed when the engine could not be had is resumed as soon as it is here', async () => {
  const { session, told } = aSession()
  const { carry, start } = engineOnDemand(settings, session, missing)
  carry({ type: 'RECONNECT' })
  await expect.poll(() => told).toEqual([{ type: 'DISCONNECTED' }])
  const { create, heard } = anEngine()
  start(create, [])
  expect(heard).toEqual([{ type: 'RECONNECT' }])
})

test('an engine that could not be had is fetched again by the next command', async () => {
  const { session } = aSession()
  let times = 0
  const wallets = onDemand(() => {
    times++
    return Promise.reject<WalletList>(new Error('404'))
  })
  const { carry } = engineOnDemand(settings, session, wallets)
  carry({ type: 'DISCONNECT' })
  await expect.poll(() => times).toBe(1)
  await settled()
  carry({ type: 'DISCONNECT' })
  await expect.poll(() => times).toBe(2)
})
