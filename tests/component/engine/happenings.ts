import fc from 'fast-check'
import type { VisitorEvent } from '../../../src/wallet/session/Event'
import type { AuthStatus } from '../../../src/wallet/session/State'
import { walletOf } from '../../fixtures/session/sessionFacts'

/** Actions of the wallets' owners, and events of the wallets, true or not. */
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

/** One action of a visit. */
export type Happening =
  | { readonly by: 'page'; readonly event: VisitorEvent }
  | { readonly by: 'wallet'; readonly which: 0 | 1; readonly doing: Doing }
  /** The visitor presses the primary button of the sign-in form. */
  | { readonly by: 'form' }
  /** Lets pending promises settle. */
  | { readonly by: 'time' }

const open = (['connect', 'account', 'network'] as const).map(
  (dialog): VisitorEvent => ({ type: 'OPEN', dialog }),
)
const visits: readonly VisitorEvent[] = [
  ...open,
  { type: 'OPEN', dialog: 'connect' },
  { type: 'CHOOSE', wallet: walletOf('test.0') },
  { type: 'CHOOSE', wallet: walletOf('test.1') },
  { type: 'CHOOSE', wallet: walletOf('test.0') },
  { type: 'CLOSE' },
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

const time: Happening = { by: 'time' }
const page = (event: VisitorEvent): Happening => ({ by: 'page', event })
const wallet = (which: 0 | 1, doing: Doing): Happening => ({
  by: 'wallet',
  which,
  doing,
})
const choose = (which: 0 | 1) => [
  page({ type: 'OPEN', dialog: 'connect' }),
  page({ type: 'CHOOSE', wallet: walletOf(`test.${which}`) }),
  time,
]
const switchTo = (chainId: number) => [
  page({ type: 'OPEN', dialog: 'network' }),
  page({ type: 'SWITCH', chainId }),
  time,
]

/** Sequences that visitors intend. Without them, few visits would connect. */
const intents = ([0, 1] as const).flatMap((which) => [
  [...choose(which), wallet(which, 'approve'), time],
  [...choose(which), wallet(which, 'approve'), time],
  [...choose(which), wallet(which, 'reject'), time, ...choose(which)],
  [...choose(which), page({ type: 'CLOSE' }), wallet(which, 'approve'), time],
  [...switchTo(10), wallet(which, 'approve'), time],
  [...switchTo(8453), wallet(which, 'reject'), time],
  [page({ type: 'DISCONNECT' }), time],
])
const signingIn = ([0, 1] as const).map((which) => [
  page({ type: 'AUTH', status: 'unauthenticated' }),
  page({ type: 'OPEN', dialog: 'connect' }),
  time,
  { by: 'form' } as const,
  time,
  wallet(which, 'approve'),
])

/**
 * Generates a visit: intended sequences, complete or with parts left out, and random actions between them.
 * @param hasAuth whether the host's authentication status changes at any time, too
 */
export function visitOf(hasAuth: boolean): fc.Arbitrary<readonly Happening[]> {
  const anything = fc.oneof(
    fc.constantFrom(...visits.map(page)),
    fc
      .tuple(
        fc.constantFrom(0 as const, 1 as const),
        fc.constantFrom(...doings),
      )
      .map((given) => wallet(...given)),
    fc.constant(time),
    ...(hasAuth
      ? [
          fc.constantFrom(
            ...statuses.map((status) => page({ type: 'AUTH', status })),
          ),
          fc.constant<Happening>({ by: 'form' }),
        ]
      : []),
  )
  const whole: readonly (readonly Happening[])[] = hasAuth
    ? [...intents, ...signingIn, ...signingIn, ...signingIn]
    : intents
  const passage = fc.oneof(
    { arbitrary: fc.constantFrom(...whole), weight: 3 },
    {
      arbitrary: fc
        .constantFrom(...whole)
        .chain((all) => fc.subarray([...all], { minLength: 1 })),
      weight: 1,
    },
    { arbitrary: anything.map((one) => [one]), weight: 4 },
  )
  return fc
    .array(passage, { minLength: 4, maxLength: 14, size: 'max' })
    .map((passages) => passages.flat())
}
