import { expect, test } from 'vitest'
import type { Command } from '../../../src/wallet/session/Command'
import type { Event } from '../../../src/wallet/session/Event'
import { accountOf, alice } from '../../fixtures/session/accounts'
import { asking, playFrom } from '../../fixtures/session/play'
import { configured } from '../../fixtures/session/sessionFacts'
import { back, choose, show } from './connectSteps'

const account = accountOf(alice, configured[0])
const rejected = { class: 'rejected', code: 4001 } as const
const close: Event = { type: 'CLOSE' }
const approve: Event = { type: 'CONNECTED', attempt: 1, account }
const reject: Event = { type: 'FAILED', attempt: 1, failure: rejected }
const timeOut: Event = {
  type: 'FAILED',
  attempt: 1,
  failure: { class: 'timed-out' },
}
const abandon: Command = { type: 'ABANDON', attempt: 1 }
const connect = (attempt: number, walletId = 'everything'): Command => ({
  type: 'CONNECT',
  attempt,
  walletId,
})
const pair = (uri: string, expiresAt: number): Event => ({
  type: 'PAIRING',
  attempt: 1,
  uri,
  expiresAt,
})
const connected = {
  connection: { type: 'connected', account },
  dialog: undefined,
}
const failed = { dialog: { flow: { attempt: { failure: rejected } } } }

test.each<[string, readonly Event[], object, (readonly Command[])?]>([
  ['connects when the wallet approves', [approve], connected],
  ['connects when the wallet approves late', [timeOut, approve], connected],
  ['fails when the wallet rejects late', [timeOut, reject], failed],
  ['fails, and stays on the step of its wallet', [reject], failed],
  [
    'contains its pairing URI with the expiry, and later the newer URI',
    [pair('wc:1', 0), pair('wc:2', 1)],
    { dialog: { flow: { attempt: { uri: 'wc:2', expiresAt: 1 } } } },
  ],
  [
    'contains the chain that its wallet is asked to switch to',
    [{ type: 'SWITCHING', attempt: 1, chainId: 8453 }],
    { dialog: { flow: { attempt: { type: 'asking', switchingTo: 8453 } } } },
  ],
  [
    'is not retried while its wallet prompts',
    [choose('everything')],
    { dialog: asking.dialog },
  ],
  [
    'continues while the visitor reads about its wallet',
    [show('DOWNLOAD_OPTIONS'), back],
    { dialog: asking.dialog },
  ],
  [
    'is retried under a new number when its wallet is chosen again',
    [reject, choose('everything')],
    { dialog: { flow: { attempt: { type: 'asking', number: 2 } } } },
    [connect(2)],
  ],
])('an attempt %s', (_, events, expected, sent = []) => {
  const { state, commands } = playFrom(asking, ...events)
  expect(state).toMatchObject(expected)
  expect(commands).toEqual(sent)
})

test.each(['popup-blocked', 'wallet-gone', 'already-pending'] as const)(
  'an attempt that failed as %s still connects when the wallet approves later, and is abandoned with the dialog',
  (reason) => {
    const fail = { ...timeOut, failure: { class: reason } } as const
    expect(playFrom(asking, fail, approve).state).toMatchObject(connected)
    expect(playFrom(asking, fail, close).commands).toEqual([abandon])
  },
)
