import { describe, expect, test } from 'vitest'
import { initialState } from '../../../src/session/initialState'
import { statusOf } from '../../../src/session/statusOf'
import { asking, connected, play, unsigned } from './play'
import { accountOf, alice, bob } from './sessionEvents'
import { configured } from './sessionFacts'

const account = accountOf(alice, configured[0])
const rejected = { class: 'rejected', code: 4001 } as const

describe('the status', () => {
  test('is disconnected at first', () => {
    expect(statusOf(initialState)).toBe('disconnected')
  })

  test('is loading while an earlier session is taken up again', () => {
    const { state, commands } = play([{ type: 'RECONNECTING' }])
    expect(statusOf(state)).toBe('loading')
    expect(commands).toEqual([])
  })

  test.each([
    [undefined, 'connected'],
    ['loading', 'loading'],
    ['unauthenticated', 'unauthenticated'],
    ['authenticated', 'connected'],
  ] as const)('of a connected wallet with sign-in %s is %s', (auth, status) => {
    const { state } = play([{ type: 'AUTH', status: auth }], {
      from: connected,
    })
    expect(statusOf(state)).toBe(status)
  })

  test('of no wallet is disconnected, whatever the sign-in says', () => {
    const { state } = play([{ type: 'AUTH', status: 'authenticated' }])
    expect(statusOf(state)).toBe('disconnected')
  })
})

describe('an attempt', () => {
  test('begins when a wallet is chosen, and asks it once', () => {
    const { state, commands } = play([
      { type: 'OPEN', dialog: 'connect' },
      { type: 'CHOOSE', walletId: 'everything' },
    ])
    expect(state.dialog).toMatchObject({
      flow: {
        page: { step: 'CONNECT', walletId: 'everything' },
        attempt: { type: 'asking', number: 1, walletId: 'everything' },
      },
    })
    expect(commands).toEqual([
      { type: 'CONNECT', attempt: 1, walletId: 'everything' },
    ])
  })

  test('is not begun again by choosing the same wallet', () => {
    const { state, commands } = play(
      [{ type: 'CHOOSE', walletId: 'everything' }],
      { from: asking },
    )
    expect(state).toBe(asking)
    expect(commands).toEqual([])
  })

  test('is abandoned when another wallet is chosen, which is asked next', () => {
    const { commands } = play([{ type: 'CHOOSE', walletId: 'readyBare' }], {
      from: asking,
    })
    expect(commands).toEqual([
      { type: 'ABANDON', attempt: 1 },
      { type: 'CONNECT', attempt: 2, walletId: 'readyBare' },
    ])
  })

  test('is abandoned when a wallet is chosen that first has to be got', () => {
    const { state, commands } = play(
      [{ type: 'CHOOSE', walletId: 'notInstalled' }],
      { from: asking },
    )
    expect(commands).toEqual([{ type: 'ABANDON', attempt: 1 }])
    expect(state.dialog).toMatchObject({
      flow: { page: { step: 'DOWNLOAD_OPTIONS' }, attempt: undefined },
    })
  })

  test('is abandoned when the dialog is closed', () => {
    const { state, commands } = play([{ type: 'CLOSE' }], { from: asking })
    expect(state.dialog).toBeUndefined()
    expect(commands).toEqual([{ type: 'ABANDON', attempt: 1 }])
  })

  test('is abandoned when the host disconnects', () => {
    const { commands } = play([{ type: 'DISCONNECT' }], { from: asking })
    expect(commands).toEqual([{ type: 'ABANDON', attempt: 1 }])
  })

  test('is abandoned when another tab connects', () => {
    const { state, commands } = play([{ type: 'CONNECTED', account }], {
      from: asking,
    })
    expect(statusOf(state)).toBe('connected')
    expect(commands).toEqual([{ type: 'ABANDON', attempt: 1 }])
  })

  test('goes on while its wallet is read about', () => {
    const { state, commands } = play(
      [{ type: 'SHOW', step: 'DOWNLOAD_OPTIONS', walletId: 'everything' }],
      { from: asking },
    )
    expect(commands).toEqual([])
    const { state: back } = play([{ type: 'BACK' }], { from: state })
    expect(back.dialog).toEqual(asking.dialog)
  })

  test('shows its pairing code, and a newer one', () => {
    const uris = ['wc:1', 'wc:2'].map((uri) => {
      const { state } = play([{ type: 'PAIRING', attempt: 1, uri }], {
        from: asking,
      })
      return state.dialog
    })
    expect(uris).toMatchObject([
      { flow: { attempt: { uri: 'wc:1' } } },
      { flow: { attempt: { uri: 'wc:2' } } },
    ])
  })

  test('connects and closes the dialog', () => {
    const { state, commands } = play(
      [{ type: 'CONNECTED', attempt: 1, account }],
      { from: asking },
    )
    expect(state).toMatchObject({
      connection: { type: 'connected', account },
      dialog: undefined,
    })
    expect(commands).toEqual([])
  })
})

describe('a failed attempt', () => {
  const failed = play([{ type: 'FAILED', attempt: 1, failure: rejected }], {
    from: asking,
  })

  test('is told on the page of its wallet', () => {
    expect(failed.state.dialog).toMatchObject({
      flow: {
        page: { step: 'CONNECT', walletId: 'everything' },
        attempt: { type: 'failed', failure: rejected },
      },
    })
    expect(failed.commands).toEqual([])
  })

  test('is tried again under a new number', () => {
    const { state, commands } = play([{ type: 'RETRY' }], {
      from: failed.state,
    })
    expect(state.dialog).toMatchObject({
      flow: { attempt: { type: 'asking', number: 2 } },
    })
    expect(commands).toEqual([
      { type: 'CONNECT', attempt: 2, walletId: 'everything' },
    ])
  })

  test('is tried again by choosing its wallet', () => {
    const { commands } = play([{ type: 'CHOOSE', walletId: 'everything' }], {
      from: failed.state,
    })
    expect(commands).toEqual([
      { type: 'CONNECT', attempt: 2, walletId: 'everything' },
    ])
  })

  test('is not abandoned once more when the dialog closes', () => {
    const { commands } = play([{ type: 'CLOSE' }], { from: failed.state })
    expect(commands).toEqual([])
  })

  test('is the only one to try again: RETRY while asking changes nothing', () => {
    expect(play([{ type: 'RETRY' }], { from: asking }).state).toBe(asking)
  })
})

describe('late news', () => {
  const second = play([{ type: 'CHOOSE', walletId: 'readyBare' }], {
    from: asking,
  }).state

  test.each([
    { type: 'PAIRING', attempt: 1, uri: 'wc:old' },
    { type: 'FAILED', attempt: 1, failure: rejected },
    { type: 'CONNECTED', attempt: 1, account },
  ] as const)('of an earlier attempt changes nothing: $type', (news) => {
    const { state, commands } = play([news], { from: second })
    expect(state).toBe(second)
    expect(commands).toEqual([])
  })

  test('of an abandoned attempt does not connect', () => {
    const closed = play([{ type: 'CLOSE' }], { from: asking }).state
    const { state } = play([{ type: 'CONNECTED', attempt: 1, account }], {
      from: closed,
    })
    expect(state).toBe(closed)
  })

  test('of a disconnection does not disturb an attempt', () => {
    const { state } = play([{ type: 'DISCONNECTED' }], { from: asking })
    expect(state).toBe(asking)
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

  test('forgets all that concerned the wallet, but not the attempts', () => {
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
      attempts: 3,
    })
  })

  test('without a wallet changes nothing', () => {
    expect(play([{ type: 'DISCONNECT' }])).toEqual({
      state: initialState,
      commands: [],
    })
  })
})
