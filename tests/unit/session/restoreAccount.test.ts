import { expect, test } from 'vitest'
import { initialState } from '../../../src/wallet/session/initialState'
import {
  mayOpen,
  mayRestoreAccount,
  statusOf,
} from '../../../src/wallet/session/selectors'
import { accountOf, alice, bob } from '../../fixtures/session/accounts'
import { play, playFrom } from '../../fixtures/session/play'
import { configured } from '../../fixtures/session/sessionFacts'

const account = accountOf(alice, configured[0])
const restored = play([
  { type: 'RECONNECT' },
  {
    type: 'RESTORE_ACCOUNT',
    account: { ...account, name: 'ada.eth', isRestored: true },
  },
]).state
test.each([
  [undefined, undefined, true],
  [undefined, bob, true],
  ['authenticated', alice, true],
  ['authenticated', bob, false],
  ['authenticated', null, false],
  ['authenticated', undefined, false],
  ['loading', alice, false],
  ['unauthenticated', alice, false],
] as const)(
  'a stored account may be shown with the status %s and the signer %s: %s',
  (auth, signer, may) => {
    expect(mayRestoreAccount({ ...initialState, auth, signer }, account)).toBe(
      may,
    )
  },
)

test('with a stored account, the status is loading and its dialogs are available', () => {
  expect(statusOf(restored)).toBe('loading')
  expect(mayOpen(restored)).toEqual({
    connect: false,
    account: true,
    network: true,
  })
})

test('the stored name is kept until the account has another one, and not used for another account', () => {
  const nameOf = (address: typeof alice) => {
    const news = accountOf(address, configured[0])
    const { connection } = playFrom(restored, {
      type: 'CONNECTED',
      account: news,
    }).state
    return connection.type === 'connected' ? connection.account.name : ''
  }
  expect(nameOf(alice)).toBe('ada.eth')
  expect(nameOf(bob)).toBeUndefined()
})
