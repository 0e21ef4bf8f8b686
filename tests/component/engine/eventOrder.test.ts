import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { State } from '../../../src/wallet/session/State'
import {
  attemptOf,
  authOf,
  statusOf,
} from '../../../src/wallet/session/selectors'
import { type Happening, visitOf } from './happenings'
import { startVisit } from './playVisit'

type Visit = ReturnType<typeof startVisit>

const signInOf = ({ signIn }: State) => signIn?.type ?? 'idle'

function keepsInvariants({ commands, session }: Visit) {
  const state = session.getState()
  const { connection } = state
  const attempt = attemptOf(state)
  const asked = commands.filter(({ type }) => type === 'CONNECT')
  expect(asked).toHaveLength(state.attempts)
  if (!state.dialog) expect(attempt).toBeUndefined()
  if (connection.type === 'connected') {
    expect(connection.account.address).toMatch(/^0x[\da-f]{40}$/i)
    expect(connection.account.chainId).toBeGreaterThan(0)
    expect(attempt?.type).not.toBe('asking')
  } else {
    expect(state.switchingTo).toBeUndefined()
    expect(signInOf(state)).toBe('idle')
  }
  const auth = authOf(state)
  const isIn = auth === undefined || auth === 'authenticated'
  expect(statusOf(state)).toBe(
    connection.type !== 'connected'
      ? 'disconnected'
      : isIn
        ? 'connected'
        : auth,
  )
}

/** Checks that the session, wagmi and the wallets agree about the connection once all prompts are answered. */
function agrees({ commands, config, session, wallets }: Visit) {
  const state = session.getState()
  const { connection } = state
  const { connections, current } = config.state
  const ours = current ? connections.get(current) : undefined
  expect(connections.size).toBe(ours ? 1 : 0)
  expect(connection.type).toBe(ours ? 'connected' : 'disconnected')
  if (connection.type === 'connected') {
    const { address, chainId, connector } = connection.account
    expect(address).toBe(ours?.accounts[0])
    expect(chainId).toBe(ours?.chainId)
    expect(connector.id).toBe(ours?.connector.id)
  }
  expect(state.switchingTo).toBeUndefined()
  // A wallet that granted access and is not connected has been revoked exactly once.
  for (const wallet of wallets)
    expect([wallet.rdns, wallet.open()]).toEqual([
      wallet.rdns,
      ours?.connector.id === wallet.rdns ? 1 : 0,
    ])
  const abandoned = commands.flatMap((command) =>
    command.type === 'ABANDON' ? [command.attempt] : [],
  )
  expect(new Set(abandoned).size).toBe(abandoned.length)
}

/** Events that must occur, because otherwise the visits prove nothing. */
const all = ['CONNECTED', 'CHANGED', 'DISCONNECTED', 'FAILED', 'SWITCH_ENDED']
const allCommands = ['CONNECT', 'ABANDON', 'DISCONNECT', 'SWITCH']

async function visits(
  happenings: readonly Happening[],
  hasAuth: boolean,
  met: Set<string>,
) {
  const visit = startVisit(hasAuth, (type) => met.add(type))
  try {
    for (const happening of happenings) {
      await visit.play(happening)
      keepsInvariants(visit)
      met.add(`sign-in ${signInOf(visit.session.getState())}`)
    }
    for (const { type } of visit.commands) met.add(`asked ${type}`)
    await visit.end('resolve')
    keepsInvariants(visit)
    agrees(visit)
  } finally {
    visit.leave()
  }
}

/** A fixed seed makes failures reproducible. A failure prints the seed and the path. */
const seed = 20_261_121

for (const hasAuth of [false, true])
  test(`in whatever order visitor, wallets and ${hasAuth ? 'a host with a sign-in' : 'host'} act, the session’s invariants hold, and it agrees with the wallets`, async () => {
    const met = new Set<string>()
    await fc.assert(
      fc.asyncProperty(visitOf(hasAuth), (happenings) =>
        visits(happenings, hasAuth, met),
      ),
      { seed, numRuns: 80 },
    )
    const wanted = [...all, ...allCommands.map((type) => `asked ${type}`)]
    if (hasAuth) wanted.push('sign-in ready', 'sign-in signing')
    expect([...met]).toEqual(expect.arrayContaining(wanted))
  }, 300_000)
