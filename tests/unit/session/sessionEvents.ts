import type { Event } from '../../../src/session/Event'
import type {
  Account,
  Address,
  AuthStatus,
  State,
} from '../../../src/session/State'
import { configured, foreign, walletKinds } from './sessionFacts'

export const alice: Address = '0x00000000000000000000000000000000000A11cE'
export const bob: Address = '0x0000000000000000000000000000000000000B0b'
const nobody: Address = '0x0000000000000000000000000000000000000001'

/** An account as the engine first tells of it. */
export function accountOf(address: Address, chainId: number): Account {
  const connector = { id: 'everything', name: 'Everything' }
  return { address, chainId, connector }
}

const pageSteps = [
  'DOWNLOAD_OPTIONS',
  'DOWNLOAD',
  'INSTRUCTIONS_MOBILE',
  'INSTRUCTIONS_EXTENSION',
  'INSTRUCTIONS_DESKTOP',
] as const

const authStatuses: readonly (AuthStatus | undefined)[] = [
  undefined,
  'loading',
  'unauthenticated',
  'authenticated',
]

const failure = { class: 'rejected', code: 4001 } as const
const slow = { class: 'timed-out' } as const

/** Everything that a visitor, a host and an engine can do, whatever the state. */
const anytime: readonly Event[] = [
  { type: 'OPEN', dialog: 'connect' },
  { type: 'OPEN', dialog: 'account' },
  { type: 'OPEN', dialog: 'network' },
  { type: 'CLOSE' },
  { type: 'RETRY' },
  { type: 'BACK' },
  { type: 'LEARN' },
  { type: 'GET' },
  { type: 'DISCONNECT' },
  { type: 'DISMISS' },
  { type: 'MISSING' },
  { type: 'RESUME' },
  { type: 'RECALL', account: accountOf(alice, configured[0]) },
  { type: 'RECALL', account: undefined },
  { type: 'TAB', isKept: true },
  { type: 'TAB', isKept: false },
  { type: 'LOOK', isShown: true },
  { type: 'LOOK', isShown: false },
  { type: 'NO_ENGINE', isHosts: true },
  { type: 'NO_ENGINE', isHosts: false },
  { type: 'RECONNECTING' },
  { type: 'DISCONNECTED' },
  { type: 'NAMED', address: nobody, name: 'nobody.eth' },
  {
    type: 'BALANCE',
    address: nobody,
    chainId: configured[0],
    balance: { value: 1n, symbol: 'ETH', decimals: 18 },
  },
  {
    type: 'CAPABLE',
    address: nobody,
    chainId: configured[0],
    capabilities: { batching: true, smartAccount: true },
  },
  ...[...configured, foreign].flatMap((chainId): Event[] => [
    { type: 'SWITCH', chainId },
    { type: 'CONNECTED', account: accountOf(alice, chainId) },
    { type: 'CHANGED', account: accountOf(alice, chainId) },
    { type: 'CHANGED', account: accountOf(bob, chainId) },
  ]),
]

const aboutWallets = [...Object.keys(walletKinds), 'stranger'].flatMap(
  (walletId): Event[] => [
    { type: 'CHOOSE', walletId },
    ...pageSteps.map((step): Event => ({ type: 'SHOW', step, walletId })),
  ],
)

/** Signing in does not touch the steps: choosing is enough beside it. */
const aboutSignIn: readonly Event[] = [
  ...authStatuses.map((status): Event => ({ type: 'AUTH', status })),
  ...[alice, bob].flatMap((address): Event[] => [
    { type: 'AUTH', status: 'authenticated', address },
    { type: 'SIGNED_IN', address },
  ]),
  { type: 'CHOOSE', walletId: 'everything' },
  { type: 'CHOOSE', walletId: 'readyBare' },
  { type: 'CHOOSE', walletId: 'unavailable' },
]

/** The other one of two wallets. */
function otherOf(address: Address, chainId: number): Account {
  const connector = { id: 'readyBare', name: 'Ready, and bare' }
  return { address, chainId, connector }
}

/**
 * Where several wallets may be connected: the engine tells of the others with each news. Chains and pages are the same
 * as with one wallet, and left out.
 */
function eventsAmongSeveral({ attempts }: State): readonly Event[] {
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

/** Every event that can meet this state; news comes of the latest attempt and of older ones. */
export function eventsAt(
  state: State,
  /** Whether the host has a sign-in, or lets several wallets be connected. */
  kind: boolean | 'several',
): readonly Event[] {
  if (kind === 'several') return eventsAmongSeveral(state)
  const news = [state.attempts, state.attempts - 1, 1].flatMap(
    (attempt): Event[] => [
      { type: 'PAIRING', attempt, uri: 'wc:1' },
      { type: 'FAILED', attempt, failure },
      { type: 'FAILED', attempt, failure: slow },
      { type: 'CONNECTED', attempt, account: accountOf(alice, foreign) },
      { type: 'CONNECTED', attempt, account: accountOf(bob, configured[0]) },
    ],
  )
  const settled = [state.switches, state.switches - 1].flatMap(
    (number): Event[] => [
      { type: 'SETTLED', number },
      { type: 'SETTLED', number, failure },
    ],
  )
  return [
    ...anytime,
    ...news,
    ...settled,
    ...(kind ? aboutSignIn : aboutWallets),
  ]
}
