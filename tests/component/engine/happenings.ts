import fc from 'fast-check'
import type { VisitorEvent } from '../../../src/session/Event'
import type { AuthStatus } from '../../../src/session/State'

/** What the wallets' owners do, and what wallets tell, true or not. */
const doings = [
  'approve',
  'approve',
  'reject',
  'account 0',
  'account 1',
  'chain 8453',
  'chain 10',
  'chain 137',
  'leave',
  'drop',
  'come back',
] as const

export type Doing = (typeof doings)[number]

/** One thing that happens. */
export type Happening =
  | { readonly by: 'page'; readonly event: VisitorEvent }
  | { readonly by: 'wallet'; readonly which: 0 | 1; readonly doing: Doing }
  /** The visitor presses the one button of the sign-in form. */
  | { readonly by: 'form' }
  /** Everybody gets time for what is under way. */
  | { readonly by: 'time' }

const open = (['connect', 'account', 'network'] as const).map(
  (dialog): VisitorEvent => ({ type: 'OPEN', dialog }),
)
const visits: readonly VisitorEvent[] = [
  ...open,
  { type: 'OPEN', dialog: 'connect' },
  { type: 'CHOOSE', walletId: 'test.0' },
  { type: 'CHOOSE', walletId: 'test.1' },
  { type: 'CHOOSE', walletId: 'test.0' },
  { type: 'CLOSE' },
  { type: 'RETRY' },
  { type: 'BACK' },
  { type: 'GET' },
  { type: 'DISCONNECT' },
  { type: 'DISMISS' },
  { type: 'SWITCH', chainId: 8453 },
  { type: 'SWITCH', chainId: 10 },
  { type: 'SWITCH', chainId: 137 },
]

const statuses: readonly AuthStatus[] = [
  'loading',
  'unauthenticated',
  'unauthenticated',
  'authenticated',
]

/** A visit in any order; a host with a sign-in tells where it stands at any time, too. */
export function visitOf(hasAuth: boolean): fc.Arbitrary<readonly Happening[]> {
  const page = fc
    .constantFrom(...visits)
    .map((event): Happening => ({ by: 'page', event }))
  const wallet = fc
    .tuple(fc.constantFrom(0 as const, 1 as const), fc.constantFrom(...doings))
    .map(([which, doing]): Happening => ({ by: 'wallet', which, doing }))
  const time = fc.constant<Happening>({ by: 'time' })
  const host = fc.constantFrom(...statuses).map(
    (status): Happening => ({
      by: 'page',
      event: { type: 'AUTH', status },
    }),
  )
  const form = fc.constant<Happening>({ by: 'form' })
  const more = hasAuth ? [host, form] : []
  return fc.array(
    fc.oneof(
      { arbitrary: page, weight: 5 },
      { arbitrary: wallet, weight: 4 },
      { arbitrary: time, weight: 3 },
      ...more.map((arbitrary) => ({ arbitrary, weight: 1 })),
    ),
    { minLength: 8, maxLength: 40, size: 'max' },
  )
}
