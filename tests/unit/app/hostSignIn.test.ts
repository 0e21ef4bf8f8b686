import { expect, test, vi } from 'vitest'
import type { Authentication } from '../../../src/app/Authentication'
import {
  hostSignIn,
  initialAuth,
  saveSigner,
} from '../../../src/app/hostSignIn'
import { createSession } from '../../../src/wallet/session/createSession'
import type { State } from '../../../src/wallet/session/State'
import { alice, bob } from '../../fixtures/session/accounts'
import { connected } from '../../fixtures/session/play'
import { factsIn } from '../../fixtures/session/sessionFacts'

const sessionFrom = (about: Partial<State>) =>
  createSession({
    facts: () => factsIn('wide'),
    state: { ...connected, ...about },
  })
/** A session whose signer has disconnected, while the host still reports them as signed in. */
const owing = () => sessionFrom({ auth: 'authenticated', signer: null })

/** A host whose server is unreachable until the test resets `isAway`. */
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
  return { host, auth }
}

/** A host whose sign-out has failed because its server was unreachable. */
async function failedSignOut() {
  const session = owing()
  const { host, auth } = aHost()
  const { signOut, whenSignedOut } = hostSignIn(session, auth)
  signOut()
  await whenSignedOut()
  return { session, host, whenSignedOut }
}

test('a sign-out that failed is repeated after each change of the session until it succeeds', async () => {
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

test('a sign-out is not repeated if the host has since reported that no visitor is signed in', async () => {
  const { session, host, whenSignedOut } = await failedSignOut()
  session.send({ type: 'AUTH', status: 'unauthenticated' })
  session.send({ type: 'OPEN', dialog: 'connect' })
  await whenSignedOut()
  expect(host.signOut).toHaveBeenCalledTimes(1)
})

test('the stored signer, or the note that the signer has disconnected, is kept until the host reports that nobody is signed in', () => {
  const session = sessionFrom({ auth: 'authenticated', signer: alice })
  saveSigner(session)
  expect(initialAuth(undefined)).toEqual({ auth: undefined, signer: undefined })
  session.send({ type: 'AUTH', status: 'authenticated', address: bob })
  expect(initialAuth(undefined).signer).toBe(null)
  session.send({ type: 'SIGNED_IN', address: alice })
  expect(initialAuth(undefined).signer).toBe(alice)
  session.send({ type: 'AUTH', status: 'unauthenticated' })
  expect(initialAuth(undefined).signer).toBe(undefined)
})

test('the address that the host reports takes precedence over the stored one', () => {
  const auth = { ...aHost().auth, address: bob }
  expect(initialAuth(auth)).toEqual({ auth: 'authenticated', signer: bob })
})
