import { expect, test } from 'vitest'
import type { Signer } from '../../../../src/features/signIn/SignIn'
import { alice, bob } from '../../../fixtures/session/accounts'
import {
  closed,
  given,
  go,
  late,
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
const busy = unsigned('already-pending')
const lateNo = unsigned('rejected', true)

type Said = Parameters<typeof play>

test.each<[string, Said, string]>([
  ['a message without a nonce is ignored', [open(), written], 'preparing'],
  ['a ready form has its nonce', [...ready, unprepared], 'ready'],
  ['nobody signs twice', [...ready, go, go], 'signing'],
  ['a signature without a message is ignored', [open(), signed], 'preparing'],
  ['a check that nobody waits for', [...ready, verified(true)], 'ready'],
  [
    'a signature on connecting is used late',
    [open(), unprepared, given(alice)],
    'verifying VERIFY',
  ],
  ['another account’s is not used', [open(), given(bob)], 'preparing FETCH'],
  ['it is not used beside a nonce', [open(), nonce, given(alice)], 'preparing'],
  [
    'an earlier round’s success signs out',
    [...verifying, closed, late(verified(true))],
    'idle SIGN_OUT',
  ],
  [
    'an earlier round’s failure is ignored',
    [...verifying, closed, late(verified(false))],
    'idle',
  ],
  [
    'an account that is seen again changes nothing',
    [...ready, open()],
    'ready',
  ],
  ['another chain is written', [...ready, go, open(there)], 'preparing WRITE'],
  [
    'another account needs a signature',
    [...verifying, open(other)],
    'preparing FETCH',
  ],
  ['a missing nonce stays', [open(), unprepared, open(other)], 'failed'],
  ['a retry fetches', [open(), nonce, unprepared, go], 'preparing FETCH'],
  ['a loading status ends the form', [...ready, looking()], 'idle'],
  [
    'a late signature counts after a busy prompt',
    [...again, busy, signed],
    'verifying VERIFY',
  ],
  ['a late no does not end a later prompt', [...again, lateNo], 'signing'],
  [
    'a loading chain keeps a check',
    [...verifying, looking(there)],
    'verifying',
  ],
  ['a verified visitor waits for the host', [...done, looking()], 'done'],
  ['a verified visitor is signed in', [...done, looking(), signedIn()], 'idle'],
  ['a verified visitor may change the chain', [...done, open(there)], 'done'],
  [
    'changing a verified account signs out',
    [...done, open(other)],
    'preparing SIGN_OUT FETCH',
  ],
  [
    'a host that names another account signs out',
    [...done, signedIn(other)],
    'idle SIGN_OUT',
  ],
])('%s', (_, said, outcome) => {
  const { state, asked } = play(...said)
  expect([state.type, ...asked].join(' ')).toBe(outcome)
})

test.each<[string, Said]>([
  ['closing', [...ready, closed]],
  ['another account', [...ready, open(other)]],
])('%s starts another round', (_, said) => {
  expect(play(...said).state.round).toBe(play(...ready).state.round + 1)
})

test.each<[Said, object]>([
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
  ['a timeout shows an error', slow, timedOut],
  ['a rejection removes an error', [...again, unsigned('rejected')], undefined],
])('%s', (_, said, trouble) => {
  expect(play(...said).state).toMatchObject({ trouble })
})
