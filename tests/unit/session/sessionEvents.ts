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
export const slow = { class: 'timed-out' } as const

/** What happens to the page itself. */
const atPage: readonly Event[] = [
  { type: 'RESUME' },
  ...[
    { ...accountOf(alice, configured[0]), isRecalled: true as const },
    undefined,
  ].map((account): Event => ({ type: 'RECALL', account })),
  ...[true, false].flatMap((is): Event[] => [
    { type: 'TAB', isKept: is },
    { type: 'LOOK', isShown: is },
    { type: 'NO_ENGINE', isHosts: is },
  ]),
]

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
  ...atPage,
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

/** Every event that can meet this state; news comes of the latest attempt and of older ones. */
export function eventsAt(state: State, hasAuth: boolean): readonly Event[] {
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
    ...(hasAuth ? aboutSignIn : aboutWallets),
  ]
}
