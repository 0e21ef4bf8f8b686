import { describe, expect, test } from 'vitest'
import { statusOf } from '../../../src/session/connection/statusOf'
import { initialState } from '../../../src/session/initialState'
import { asking, connected, play, unsigned } from '../../fixtures/session/play'
import { accountOf, alice, bob } from '../../fixtures/session/sessionEvents'
import { configured } from '../../fixtures/session/sessionFacts'

const account = accountOf(alice, configured[0])

describe('the status', () => {
  test('is disconnected at first [4.1]', () => {
    expect(statusOf(initialState)).toBe('disconnected')
  })

  test('is loading while an earlier session is taken up again [4.2]', () => {
    const { state, commands } = play([{ type: 'RECONNECTING' }])
    expect(statusOf(state)).toBe('loading')
    expect(commands).toEqual([])
  })

  test.each([
    [undefined, 'connected', '[4.4]'],
    ['loading', 'loading', '[4.2]'],
    ['unauthenticated', 'unauthenticated', '[4.3]'],
    ['authenticated', 'connected', '[4.4]'],
  ] as const)(
    'of a connected wallet with sign-in %s is %s %s',
    (auth, status, _) => {
      const { state } = play([{ type: 'AUTH', status: auth }], {
        from: connected,
      })
      expect(statusOf(state)).toBe(status)
    },
  )

  test('of no wallet is disconnected, whatever the sign-in says [4.1]', () => {
    const { state } = play([{ type: 'AUTH', status: 'authenticated' }])
    expect(statusOf(state)).toBe('disconnected')
  })
})

describe('taking up an earlier session', () => {
  test('ends without a wallet when there is none', () => {
    const { state } = play([{ type: 'RECONNECTING' }, { type: 'DISCONNECTED' }])
    expect(statusOf(state)).toBe('disconnected')
  })

  test('does not interrupt a visitor who is choosing', () => {
    const { state, commands } = play([{ type: 'RECONNECTING' }], {
      from: asking,
    })
    expect(state).toBe(asking)
    expect(commands).toEqual([])
  })

  test('does not hide a wallet that is connected', () => {
    expect(play([{ type: 'RECONNECTING' }], { from: connected }).state).toBe(
      connected,
    )
  })
})

describe('connecting', () => {
  test('told twice is one connection', () => {
    const opened = play([{ type: 'OPEN', dialog: 'account' }], {
      from: connected,
    }).state
    expect(play([{ type: 'CONNECTED', account }], { from: opened }).state).toBe(
      opened,
    )
  })

  test('of another account replaces the first and closes its dialogs', () => {
    const other = accountOf(bob, configured[1])
    const { state } = play(
      [
        { type: 'OPEN', dialog: 'account' },
        { type: 'CONNECTED', account: other },
      ],
      { from: connected },
    )
    expect(state).toMatchObject({
      connection: { account: other },
      dialog: undefined,
    })
  })
})

describe('disconnecting', () => {
  test('is asked of the engine, and closes the account dialog at once', () => {
    const { state, commands } = play(
      [{ type: 'OPEN', dialog: 'account' }, { type: 'DISCONNECT' }],
      { from: connected },
    )
    expect(state.dialog).toBeUndefined()
    expect(commands).toEqual([{ type: 'DISCONNECT' }])
    expect(statusOf(state)).toBe('connected')
  })

  test('forgets all that concerned the wallet, but not how many attempts and switches there were', () => {
    const { state } = play(
      [
        { type: 'OPEN', dialog: 'network' },
        { type: 'SWITCH', chainId: configured[1] },
        { type: 'DISCONNECTED' },
      ],
      { from: { ...unsigned, auth: 'authenticated', attempts: 3 } },
    )
    expect(state).toEqual({
      connection: { type: 'disconnected' },
      auth: 'authenticated',
      // Whoever it was has left.
      signer: null,
      attempts: 3,
      switches: 1,
    })
  })

  test('without a wallet changes nothing', () => {
    expect(play([{ type: 'DISCONNECT' }])).toEqual({
      state: initialState,
      commands: [],
    })
  })
})
