import type { Event } from '../../../src/session/Event'
import type { Account, Address, State } from '../../../src/session/State'
import { accountOf, alice, bob, slow } from './sessionEvents'
import { configured } from './sessionFacts'

/** The other one of two wallets. */
function otherOf(address: Address, chainId: number): Account {
  const connector = { id: 'readyBare', name: 'Ready, and bare' }
  return { address, chainId, connector }
}

/**
 * Where several wallets may be connected: the engine tells of the others with each news. Chains and pages are the same
 * as with one wallet, and left out.
 */
export function eventsAmongSeveral({ attempts }: State): readonly Event[] {
  const one = accountOf(alice, configured[0])
  const other = otherOf(bob, configured[0])
  return [
    { type: 'OPEN', dialog: 'connect' },
    { type: 'OPEN', dialog: 'account' },
    { type: 'CLOSE' },
    { type: 'RESUME' },
    { type: 'TAB', isKept: true },
    { type: 'TAB', isKept: false },
    { type: 'NO_ENGINE', isHosts: false },
    { type: 'DISCONNECT' },
    { type: 'DISCONNECTED' },
    { type: 'CHOOSE', walletId: 'everything' },
    { type: 'CHOOSE', walletId: 'readyBare' },
    { type: 'FAILED', attempt: attempts, failure: slow },
    { type: 'AUTH', status: 'unauthenticated' },
    { type: 'AUTH', status: 'authenticated', address: alice },
    { type: 'SIGNED_IN', address: bob },
    { type: 'CONNECTED', account: one, others: [] },
    { type: 'CHANGED', account: one, others: [] },
    { type: 'CHANGED', account: one, others: [other] },
    { type: 'CHANGED', account: other, others: [one] },
    { type: 'CONNECTED', attempt: attempts, account: other, others: [one] },
    { type: 'CONNECTED', attempt: attempts - 1, account: other, others: [one] },
    { type: 'ACTIVATE', wallet: 'everything' },
    { type: 'ACTIVATE', wallet: bob },
    { type: 'ACTIVATE', wallet: 'nobody' },
    { type: 'LEAVE' },
    { type: 'LEAVE', walletId: 'readyBare' },
  ]
}
