import { describe, expect, test } from 'vitest'
import { initialState } from '../../../src/session/initialState.initial'
import { statusOf } from '../../../src/session/selectors.initial'
import { asking, connected, play, unsigned } from '../../fixtures/session/play'
import { accountOf, alice, bob } from '../../fixtures/session/sessionEvents'
import { configured } from '../../fixtures/session/sessionFacts'

const account = accountOf(alice, configured[0])

describe('the status', () => {
  test('is disconnected initially [4.1]', () => {
    expect(statusOf(initialState)).toBe('disconnected')
  })

  test('is loading while an earlier session is restored [4.2]', () => {
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

  test('without a wallet is disconnected, whatever the sign-in reports [4.1]', () => {
    const { state } = play([{ type: 'AUTH', status: 'authenticated' }])
    expect(statusOf(state)).toBe('disconnected')
  })
})

describe('restoring an earlier session', () => {
  test('ends as disconnected if the wallet is missing', () => {
    const { state } = play([{ type: 'RECONNECTING' }, { type: 'DISCONNECTED' }])
    expect(statusOf(state)).toBe('disconnected')
  })

  test('does not interrupt a visitor who is choosing a wallet', () => {
    const { state, commands } = play([{ type: 'RECONNECTING' }], {
      from: asking,
    })
    expect(state).toBe(asking)
    expect(commands).toEqual([])
  })

  test('does not replace a connected wallet', () => {
    expect(play([{ type: 'RECONNECTING' }], { from: connected }).state).toBe(
      connected,
    )
  })
})

describe('connecting', () => {
  test('twice to the same account changes nothing', () => {
    const opened = play([{ type: 'OPEN', dialog: 'account' }], {
      from: connected,
    }).state
    expect(play([{ type: 'CONNECTED', account }], { from: opened }).state).toBe(
      opened,
    )
  })

  test('to another account replaces the first one and closes its dialog', () => {
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
  test('sends a command to the engine, and closes the account dialog at once', () => {
    const { state, commands } = play(
      [{ type: 'OPEN', dialog: 'account' }, { type: 'DISCONNECT' }],
      { from: connected },
    )
    expect(state.dialog).toBeUndefined()
    expect(commands).toEqual([{ type: 'DISCONNECT' }])
    expect(statusOf(state)).toBe('connected')
  })

  test('resets everything about the wallet, but keeps the counts of attempts and switches', () => {
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
      // The signer has left.
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
