import { expect, test } from 'vitest'
import type { Signer } from '../../../../src/session/signIn/SignIn'
import {
  closed,
  go,
  looking,
  nonce,
  open,
  play,
  ready,
  signed,
  signedIn,
  signer,
  unprepared,
  unsigned,
  verified,
  verifying,
  written,
} from '../../../fixtures/session/playSignIn'
import { alice, bob } from '../../../fixtures/session/sessionEvents'

test('each command contains its data and the round that waits for it', () => {
  const round = 1
  expect(play(open()).commands).toEqual([{ type: 'FETCH', round }])
  expect(play(open(), nonce).commands).toEqual([
    { type: 'WRITE', round, nonce: 'n1', signer },
  ])
  expect(play(...ready, go).commands).toEqual([
    { type: 'SIGN', round, message: 'm1', address: alice },
  ])
  expect(play(...verifying).commands).toEqual([
    { type: 'VERIFY', round, message: 'm1', signature: '0x51' },
  ])
})

const other: Signer = { address: bob, chainId: 8453 }
const there: Signer = { address: alice, chainId: 137 }
const slow = [...ready, go, unsigned('timed-out')]
const again = [...slow, go]
const done = [...verifying, verified(true)]
const failed = [...verifying, verified(false)]
const busy = unsigned('already-pending')
const lateNo = unsigned('rejected', true)

type Said = Parameters<typeof play>

test.each<[string, Said, string]>([
  ['nothing is sent while the form is hidden', [closed], 'idle'],
  ['nothing is signed before the form is shown', [go], 'idle'],
  ['a late nonce is used', [open(), unprepared, nonce], 'preparing WRITE'],
  ['a missing nonce stays', [open(), unprepared, open(other)], 'failed'],
  ['a retry fetches', [open(), nonce, unprepared, go], 'preparing FETCH'],
  ['another chain writes again', [...ready, open(there)], 'preparing WRITE'],
  ['opening again fetches', [...ready, closed, open()], 'preparing FETCH'],
  ['a loading status ends the form', [...ready, looking()], 'idle'],
  ['a retry prompts the wallet again', again, 'signing SIGN'],
  ['a late signature is used', [...slow, signed], 'verifying VERIFY'],
  ['also after a busy prompt', [...again, busy, signed], 'verifying VERIFY'],
  ['a second signature is ignored', [...again, signed, signed], 'verifying'],
  ['a late no does not end a later prompt', [...again, lateNo], 'signing'],
  ['an invalid signature needs a nonce', failed, 'preparing FETCH'],
  ['another chain keeps a signature', [...verifying, open(there)], 'verifying'],
  ['not an account', [...verifying, open(other)], 'preparing FETCH'],
  ['a loading status ends no check', [...verifying, looking()], 'verifying'],
  ['nor on another chain', [...verifying, looking(there)], 'verifying'],
  ['another account ends it', [...verifying, looking(other)], 'idle'],
  ['or later', [...verifying, looking(), signedIn(other)], 'idle'],
  ['the host’s status ends it', [...verifying, signedIn()], 'idle'],
  [
    'without a sign-out',
    [...verifying, signedIn(there), verified(true)],
    'idle',
  ],
  ['a verified visitor waits', [...done, looking()], 'done'],
  ['and is signed in', [...done, looking(), signedIn()], 'idle'],
  ['also on another chain', [...done, open(there)], 'done'],
  ['not another one', [...done, open(other)], 'preparing SIGN_OUT FETCH'],
  ['not after closing', [...done, closed], 'idle SIGN_OUT'],
  ['not as another account', [...done, signedIn(other)], 'idle SIGN_OUT'],
  ['nor while it loads', [...done, looking(other)], 'idle SIGN_OUT'],
  ['closing early signs nobody out', [open(), closed], 'idle'],
  ['closing a ready form signs nobody out', [...ready, closed], 'idle'],
  ['closing during a prompt signs nobody out', [...again, closed], 'idle'],
  ['closing during a check signs nobody out', [...verifying, closed], 'idle'],
])('%s', (_, said, outcome) => {
  const { state, asked } = play(...said)
  expect([state.type, ...asked].join(' ')).toBe(outcome)
})

test.each<[Said, object]>([
  [[open(), open(other), nonce], { signer: other }],
  [[open(), unprepared, open(other)], { signer: other }],
  [[...ready, open(there)], { signer: there, nonce: 'n1' }],
  [[...verifying, open(there)], { signer: there }],
  [[...done, open(there)], { signer: there }],
  [[...done, open(other)], { signer: other }],
])(
  '%#: the connected account and chain sign, with a known nonce',
  (said, state) => {
    expect(play(...said).state).toMatchObject(state)
  },
)

const timedOut = { step: 'signing', failure: { class: 'timed-out' } }

test.each<[string, Said, object | undefined]>([
  [
    'a rejection shows no error',
    [...ready, go, unsigned('rejected')],
    undefined,
  ],
  ['a timeout shows an error', slow, timedOut],
  ['a rejection removes it', [...again, unsigned('rejected')], undefined],
  ['a late rejection removes it', [...slow, lateNo], undefined],
  ['an invalid signature shows an error', failed, { step: 'verifying' }],
  ['until the next one', [...failed, nonce, written], { step: 'verifying' }],
])('%s', (_, said, trouble) => {
  expect(play(...said).state).toMatchObject({ trouble })
})
