import { expect, test, vi } from 'vitest'
import {
  firstSignIn,
  hostSignOut,
  keepSigner,
} from '../../../src/app/hostSignIn'
import type { State } from '../../../src/session/State'
import type { Authentication } from '../../../src/session/signIn/Authentication'
import { connected } from '../../fixtures/session/play'
import { alice, bob } from '../../fixtures/session/sessionEvents'
import { factsIn } from '../../fixtures/session/sessionFacts'
import { startSession } from '../../fixtures/session/startSession'

const sessionFrom = (about: Partial<State>) =>
  startSession({
    facts: () => factsIn('wide'),
    state: { ...connected, ...about },
  })
/** Somebody has left, and the host still says that they are signed in. */
const owing = () => sessionFrom({ auth: 'authenticated', signer: null })

/** A host whose server is away until the test says otherwise. */
function aHost() {
  const host = { isAway: true, signOut: vi.fn(signOut) }
  async function signOut() {
    if (host.isAway) throw new Error('away')
  }
  const auth: Authentication = {
    status: 'authenticated',
    getNonce: async () => 'n1',
    createMessage: async () => 'm1',
    verify: async () => true,
    signOut: host.signOut,
  }
  return { host, getAuth: () => auth }
}

/** A host that was asked to sign out while its server was away. */
async function failedSignOut() {
  const session = owing()
  const { host, getAuth } = aHost()
  const { signOut, whenSignedOut } = hostSignOut(session, getAuth)
  signOut()
  await whenSignedOut()
  return { session, host, whenSignedOut }
}

test('a host that could not sign out is asked again with the next change, until it has', async () => {
  const { session, host, whenSignedOut } = await failedSignOut()
  expect(host.signOut).toHaveBeenCalledTimes(1)
  host.isAway = false
  session.send({ type: 'OPEN', dialog: 'connect' })
  await whenSignedOut()
  expect(host.signOut).toHaveBeenCalledTimes(2)
  session.send({ type: 'CLOSE' })
  await whenSignedOut()
  expect(host.signOut).toHaveBeenCalledTimes(2)
})

test('a host that says meanwhile that nobody is signed in is not asked again', async () => {
  const { session, host, whenSignedOut } = await failedSignOut()
  session.send({ type: 'AUTH', status: 'unauthenticated' })
  session.send({ type: 'OPEN', dialog: 'connect' })
  await whenSignedOut()
  expect(host.signOut).toHaveBeenCalledTimes(1)
})

test('a page knows who signed in on the one before, or that they have left, until the host has signed them out', () => {
  const session = sessionFrom({ auth: 'authenticated', signer: alice })
  keepSigner(session)
  expect(firstSignIn(undefined)).toEqual({ auth: undefined, signer: undefined })
  session.send({ type: 'AUTH', status: 'authenticated', address: bob })
  expect(firstSignIn(undefined).signer).toBe(null)
  session.send({ type: 'SIGNED_IN', address: alice })
  expect(firstSignIn(undefined).signer).toBe(alice)
  session.send({ type: 'AUTH', status: 'unauthenticated' })
  expect(firstSignIn(undefined).signer).toBe(undefined)
})

test('whom the host names counts before whom the page remembers', () => {
  const { getAuth } = aHost()
  const auth = { ...getAuth(), address: bob }
  expect(firstSignIn(auth)).toEqual({ auth: 'authenticated', signer: bob })
})
