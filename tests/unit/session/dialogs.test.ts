import { describe, expect, test } from 'vitest'
import type { Event } from '../../../src/wallet/session/Event'
import { initialState } from '../../../src/wallet/session/initialState'
import type {
  AuthStatus,
  DialogName,
  State,
} from '../../../src/wallet/session/State'
import { mayOpen, stepFrom } from '../../../src/wallet/session/selectors'
import { accountOf, alice } from '../../fixtures/session/accounts'
import {
  asking,
  connected,
  misplaced,
  playFrom,
  unsigned,
} from '../../fixtures/session/play'
import { foreign } from '../../fixtures/session/sessionFacts'

const openDialog = (dialog: DialogName): Event => ({ type: 'OPEN', dialog })
const auth = (status?: AuthStatus): Event => ({ type: 'AUTH', status })
const openConnect = { type: 'OPEN', dialog: 'connect' } as const
const notLoaded: Event = { type: 'DIALOG_FAILED' }
const close: Event = { type: 'CLOSE' }
const leaveChains: Event = {
  type: 'CHANGED',
  account: accountOf(alice, foreign),
}
const atList = {
  name: 'connect',
  flow: { step: { name: 'NONE' }, history: [] },
}

const loading = playFrom(initialState, { type: 'RECONNECTING' }).state
const withAccountDialog = playFrom(connected, openDialog('account')).state

const availability: readonly [string, State, readonly DialogName[]][] = [
  ['disconnected', initialState, ['connect']],
  ['loading', loading, []],
  ['unauthenticated', unsigned, ['connect']],
  ['connected on a chain of the host', connected, ['account', 'network']],
  ['connected on another chain', misplaced, ['account', 'network']],
]

describe.each(availability)('while %s', (_, from, available) => {
  test.each(['connect', 'account', 'network'] as const)(
    'the %s dialog opens only if it is available',
    (dialog) => {
      const { state } = playFrom(from, openDialog(dialog))
      const isAvailable = available.includes(dialog)
      expect(mayOpen(from)[dialog]).toBe(isAvailable)
      expect(state.dialog?.name).toBe(isAvailable ? dialog : undefined)
    },
  )
})

describe('opening', () => {
  test('the network dialog in the account dialog makes it a step of that dialog', () => {
    const direct = playFrom(connected, openDialog('network')).state
    expect(stepFrom(direct)).toBe(undefined)
    const step = playFrom(withAccountDialog, openDialog('network')).state
    expect(step.dialog).toEqual({ name: 'network', from: 'account' })
    expect(stepFrom(step)).toBe('account')
    const back = playFrom(step, openDialog('account')).state
    expect(stepFrom(back)).toBe('network')
  })

  test('the connect dialog again keeps its state, but after closing it starts at the list', () => {
    expect(playFrom(asking, openConnect).state).toBe(asking)
    expect(playFrom(asking, close, openConnect).state.dialog).toEqual(atList)
  })
})

test.each<[string, State, Event, unknown]>([
  [
    'connect dialog stays on sign-out',
    asking,
    auth('unauthenticated'),
    asking.dialog,
  ],
  [
    'account dialog stays on a chain that is not configured',
    withAccountDialog,
    leaveChains,
    { name: 'account' },
  ],
])('the %s', (_, from, event, dialog) => {
  const { state, commands } = playFrom(from, event)
  expect(state.dialog).toEqual(dialog)
  expect(commands).toEqual([])
})

test('the notice of a dialog that failed to load stays on another chain, until a dialog opens', () => {
  const failed = playFrom(withAccountDialog, notLoaded, leaveChains).state
  expect(failed.notice).toEqual({ type: 'not-loaded' })
  const { state } = playFrom(failed, openDialog('account'))
  expect(state.notice).toBeUndefined()
  expect(state.dialog).toEqual({ name: 'account' })
})
