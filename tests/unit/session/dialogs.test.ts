import { describe, expect, test } from 'vitest'
import { stepFrom } from '../../../src/session/dialog/stepFrom'
import type { Event } from '../../../src/session/Event'
import { initialState } from '../../../src/session/initialState.initial'
import type { DialogName, State } from '../../../src/session/State'
import { mayOpen } from '../../../src/session/selectors.initial'
import {
  asking,
  connected,
  misplaced,
  play,
  unsigned,
} from '../../fixtures/session/play'
import { accountOf, alice } from '../../fixtures/session/sessionEvents'
import { configured, foreign } from '../../fixtures/session/sessionFacts'

const loading = play([{ type: 'RECONNECTING' }]).state
const signingIn = play([{ type: 'OPEN', dialog: 'connect' }], {
  from: unsigned,
}).state
const withAccountDialog = play([{ type: 'OPEN', dialog: 'account' }], {
  from: connected,
}).state

const availability: readonly [string, State, readonly DialogName[]][] = [
  ['disconnected', initialState, ['connect']],
  ['loading', loading, []],
  ['unauthenticated', unsigned, ['connect']],
  ['connected on a chain of the host', connected, ['account', 'network']],
  ['connected on another chain', misplaced, ['account', 'network']],
]

describe.each(availability)('while %s', (_, from, available) => {
  test.each([
    ['connect', '[4.5]'],
    ['account', '[4.6]'],
    ['network', '[4.7]'],
  ] as const)(
    'the %s dialog opens only if it is available [6.1] %s',
    (dialog, _) => {
      const { state } = play([{ type: 'OPEN', dialog }], { from })
      const isAvailable = available.includes(dialog)
      expect(mayOpen(from)[dialog]).toBe(isAvailable)
      expect(state.dialog?.name).toBe(isAvailable ? dialog : undefined)
    },
  )
})

describe('opening', () => {
  test('another dialog replaces the open one', () => {
    const { state } = play([{ type: 'OPEN', dialog: 'network' }], {
      from: withAccountDialog,
    })
    expect(state.dialog).toEqual({ name: 'network', from: 'account' })
  })

  test('the network dialog is a step of the account dialog only if it was opened there', () => {
    const direct = play([{ type: 'OPEN', dialog: 'network' }], {
      from: { ...withAccountDialog, dialog: undefined },
    })
    expect(direct.state.dialog?.name).toBe('network')
    expect(stepFrom(direct.state)).toBe(undefined)
    const step = play([{ type: 'OPEN', dialog: 'network' }], {
      from: withAccountDialog,
    })
    expect(stepFrom(step.state)).toBe('account')
    const back = play([{ type: 'OPEN', dialog: 'account' }], {
      from: step.state,
    })
    expect(stepFrom(back.state)).toBe('network')
  })

  test('the session stores the button that has opened the dialog last', () => {
    const [first, second] = [{}, {}]
    const opened = play([{ type: 'OPEN', dialog: 'connect', by: first }])
    expect(opened.state.opener).toBe(first)
    const again: Event = { type: 'OPEN', dialog: 'connect', by: second }
    const { state } = play([again], { from: opened.state })
    expect(state.opener).toBe(second)
  })

  test('the connect dialog again keeps its state', () => {
    const { state } = play([{ type: 'OPEN', dialog: 'connect' }], {
      from: asking,
    })
    expect(state).toBe(asking)
  })

  test('the connect dialog after closing it starts at the list', () => {
    const { state } = play(
      [{ type: 'CLOSE' }, { type: 'OPEN', dialog: 'connect' }],
      { from: asking },
    )
    expect(state.dialog).toEqual({
      name: 'connect',
      flow: { step: { name: 'NONE' }, history: [] },
    })
  })
})

describe('connecting closes [4.9]', () => {
  const news = {
    type: 'CONNECTED',
    attempt: 1,
    account: accountOf(alice, configured[0]),
  } as const

  test.each([undefined, 'loading'] as const)(
    'the connect dialog if the authentication status is %s',
    (status) => {
      const { state } = play([{ type: 'AUTH', status }, news], {
        from: asking,
      })
      expect(state.dialog).toBeUndefined()
    },
  )

  test('the connect dialog if this account is signed in from an earlier page', () => {
    const { state, commands } = play(
      [{ type: 'AUTH', status: 'authenticated', address: alice }, news],
      { from: asking },
    )
    expect(state.dialog).toBeUndefined()
    expect(commands).toEqual([])
  })

  test('no connect dialog if the signer is unknown, so that the visitor signs in again', () => {
    const { state, commands } = play(
      [{ type: 'AUTH', status: 'authenticated' }, news],
      { from: asking },
    )
    expect(state.dialog?.name).toBe('connect')
    expect(commands).toEqual([{ type: 'SIGN_OUT' }])
  })

  test('no connect dialog if the visitor must sign in, because it shows the sign-in form', () => {
    const { state, commands } = play(
      [{ type: 'AUTH', status: 'unauthenticated' }, news],
      { from: asking },
    )
    expect(state.dialog).toEqual({
      name: 'connect',
      flow: { step: { name: 'NONE' }, history: [] },
    })
    expect(commands).toEqual([])
  })
})

describe('disconnecting closes [4.11]', () => {
  test.each([
    ['the account dialog', withAccountDialog],
    ['the sign-in', signingIn],
  ])('%s', (_, from) => {
    const { state } = play([{ type: 'DISCONNECTED' }], { from })
    expect(state.dialog).toBeUndefined()
  })
})

describe('the sign-in form [4.10]', () => {
  test('disconnects when it is closed', () => {
    const { state, commands } = play([{ type: 'CLOSE' }], { from: signingIn })
    expect(state.dialog).toBeUndefined()
    expect(commands).toEqual([{ type: 'DISCONNECT' }])
  })

  test('closes when the visitor is signed in', () => {
    const { state, commands } = play(
      [{ type: 'AUTH', status: 'authenticated' }],
      { from: signingIn },
    )
    expect(state.dialog).toBeUndefined()
    expect(commands).toEqual([])
  })

  test('offers no wallets', () => {
    const { state, commands } = play(
      [{ type: 'CHOOSE', walletId: 'everything' }],
      { from: signingIn },
    )
    expect(state).toBe(signingIn)
    expect(commands).toEqual([])
  })
})

describe('a visitor who is signed out', () => {
  test('no longer sees the account dialog', () => {
    const { state } = play([{ type: 'AUTH', status: 'unauthenticated' }], {
      from: withAccountDialog,
    })
    expect(state.dialog).toBeUndefined()
  })

  test('continues to choose a wallet', () => {
    const { state, commands } = play(
      [{ type: 'AUTH', status: 'unauthenticated' }],
      { from: asking },
    )
    expect(state.dialog).toBe(asking.dialog)
    expect(commands).toEqual([])
  })
})

test('the account dialog stays open when the wallet switches to a chain that is not configured [4.6]', () => {
  const { state } = play(
    [{ type: 'CHANGED', account: accountOf(alice, foreign) }],
    { from: withAccountDialog },
  )
  expect(state.dialog).toEqual({ name: 'account' })
})

describe('a dialog that failed to load', () => {
  test('closes and shows a notice, and its attempt is abandoned', () => {
    const { state, commands } = play([{ type: 'DIALOG_FAILED' }], {
      from: asking,
    })
    expect(state).toMatchObject({
      dialog: undefined,
      notice: { type: 'not-loaded' },
    })
    expect(commands).toEqual([{ type: 'ABANDON', attempt: 1 }])
  })

  test('shows no notice if the visitor has closed it', () => {
    expect(play([{ type: 'DIALOG_FAILED' }], { from: connected }).state).toBe(
      connected,
    )
  })

  test('shows its notice until it is opened again', () => {
    const { state } = play(
      [{ type: 'DIALOG_FAILED' }, { type: 'OPEN', dialog: 'account' }],
      { from: withAccountDialog },
    )
    expect(state.notice).toBeUndefined()
    expect(state.dialog).toEqual({ name: 'account' })
  })

  test('keeps its notice when the wallet switches to another chain', () => {
    const { state } = play(
      [
        { type: 'DIALOG_FAILED' },
        { type: 'CHANGED', account: accountOf(alice, foreign) },
      ],
      { from: withAccountDialog },
    )
    expect(state.notice).toEqual({ type: 'not-loaded' })
  })
})

test('CLOSE without a dialog changes nothing', () => {
  expect(play([{ type: 'CLOSE' }], { from: connected }).state).toBe(connected)
})
