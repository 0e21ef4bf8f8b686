import { describe, expect, test } from 'vitest'
import { statusOf } from '../../../src/session/selectors.initial'
import { asking, play } from '../../fixtures/session/play'
import { accountOf, alice } from '../../fixtures/session/sessionEvents'
import { configured } from '../../fixtures/session/sessionFacts'

const account = accountOf(alice, configured[0])
const rejected = { class: 'rejected', code: 4001 } as const

describe('an attempt', () => {
  test('starts when a wallet is chosen, and requests the connection once', () => {
    const { state, commands } = play([
      { type: 'OPEN', dialog: 'connect' },
      { type: 'CHOOSE', walletId: 'everything' },
    ])
    expect(state.dialog).toMatchObject({
      flow: {
        step: { name: 'CONNECT', walletId: 'everything' },
        attempt: { type: 'asking', number: 1, walletId: 'everything' },
      },
    })
    expect(commands).toEqual([
      { type: 'CONNECT', attempt: 1, walletId: 'everything' },
    ])
  })

  test('does not start again when the same wallet is chosen', () => {
    const { state, commands } = play(
      [{ type: 'CHOOSE', walletId: 'everything' }],
      { from: asking },
    )
    expect(state).toBe(asking)
    expect(commands).toEqual([])
  })

  test('is abandoned when another wallet is chosen, and that one is requested', () => {
    const { commands } = play([{ type: 'CHOOSE', walletId: 'readyBare' }], {
      from: asking,
    })
    expect(commands).toEqual([
      { type: 'ABANDON', attempt: 1 },
      { type: 'CONNECT', attempt: 2, walletId: 'readyBare' },
    ])
  })

  test('is abandoned when a wallet is chosen that must be installed first', () => {
    const { state, commands } = play(
      [{ type: 'CHOOSE', walletId: 'notInstalled' }],
      { from: asking },
    )
    expect(commands).toEqual([{ type: 'ABANDON', attempt: 1 }])
    expect(state.dialog).toMatchObject({
      flow: { step: { name: 'DOWNLOAD_OPTIONS' }, attempt: undefined },
    })
  })

  test('is abandoned when the dialog is closed [4.12]', () => {
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

  test('continues when another tab starts a session', () => {
    const { state, commands } = play(
      [{ type: 'OTHER_TAB', hasSession: true }],
      { from: asking },
    )
    expect(state.dialog).toEqual(asking.dialog)
    expect(commands).toEqual([])
  })

  test('continues while the visitor reads about its wallet', () => {
    const { state, commands } = play(
      [{ type: 'SHOW', step: 'DOWNLOAD_OPTIONS', walletId: 'everything' }],
      { from: asking },
    )
    expect(commands).toEqual([])
    const { state: back } = play([{ type: 'BACK' }], { from: state })
    expect(back.dialog).toEqual(asking.dialog)
  })

  test('contains its pairing URI with the expiry, and later the newer URI', () => {
    const uris = ['wc:1', 'wc:2'].map((uri, expiresAt) => {
      const { state } = play(
        [{ type: 'PAIRING', attempt: 1, uri, expiresAt }],
        { from: asking },
      )
      return state.dialog
    })
    expect(uris).toMatchObject([
      { flow: { attempt: { uri: 'wc:1', expiresAt: 0 } } },
      { flow: { attempt: { uri: 'wc:2', expiresAt: 1 } } },
    ])
  })

  test('contains the chain that its wallet is asked to switch to', () => {
    const { state, commands } = play(
      [{ type: 'SWITCHING', attempt: 1, chainId: 8453 }],
      { from: asking },
    )
    expect(state.dialog).toMatchObject({
      flow: { attempt: { type: 'asking', switchingTo: 8453 } },
    })
    expect(commands).toEqual([])
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

  test('is shown on the step of its wallet', () => {
    expect(failed.state.dialog).toMatchObject({
      flow: {
        step: { name: 'CONNECT', walletId: 'everything' },
        attempt: { type: 'failed', failure: rejected },
      },
    })
    expect(failed.commands).toEqual([])
  })

  test('is retried under a new number [4.24]', () => {
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

  test('is retried when its wallet is chosen again', () => {
    const { commands } = play([{ type: 'CHOOSE', walletId: 'everything' }], {
      from: failed.state,
    })
    expect(commands).toEqual([
      { type: 'CONNECT', attempt: 2, walletId: 'everything' },
    ])
  })

  test('is not abandoned a second time when the dialog closes', () => {
    const { commands } = play([{ type: 'CLOSE' }], { from: failed.state })
    expect(commands).toEqual([])
  })

  test('can be retried, and RETRY during a prompt changes nothing', () => {
    expect(play([{ type: 'RETRY' }], { from: asking }).state).toBe(asking)
  })
})

describe('an attempt that timed out', () => {
  const slow = play(
    [{ type: 'FAILED', attempt: 1, failure: { class: 'timed-out' } }],
    { from: asking },
  ).state

  test('still connects when the wallet approves later', () => {
    const { state } = play([{ type: 'CONNECTED', attempt: 1, account }], {
      from: slow,
    })
    expect(state).toMatchObject({ connection: { type: 'connected' } })
    expect(state.dialog).toBeUndefined()
  })

  test('becomes rejected when the wallet rejects later', () => {
    const { state } = play(
      [{ type: 'FAILED', attempt: 1, failure: rejected }],
      {
        from: slow,
      },
    )
    expect(state.dialog).toMatchObject({
      flow: { attempt: { type: 'failed', failure: rejected } },
    })
  })

  test.each([
    { type: 'CLOSE' },
    { type: 'RETRY' },
    { type: 'CHOOSE', walletId: 'readyBare' },
  ] as const)('is abandoned by $type', (event) => {
    const { commands } = play([event], { from: slow })
    expect(commands[0]).toEqual({ type: 'ABANDON', attempt: 1 })
  })
})

describe('a late event', () => {
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

  test('DISCONNECTED does not affect an attempt', () => {
    const { state } = play([{ type: 'DISCONNECTED' }], { from: asking })
    expect(state).toBe(asking)
  })
})

test.each(['popup-blocked', 'wallet-gone', 'already-pending'] as const)(
  'an attempt that failed as %s still connects when the wallet approves later, and is abandoned with the dialog',
  (reason) => {
    const failure = { class: reason } as const
    const failed = play([{ type: 'FAILED', attempt: 1, failure }], {
      from: asking,
    }).state
    const { state } = play([{ type: 'CONNECTED', attempt: 1, account }], {
      from: failed,
    })
    expect(state).toMatchObject({ connection: { type: 'connected' } })
    const { commands } = play([{ type: 'CLOSE' }], { from: failed })
    expect(commands).toEqual([{ type: 'ABANDON', attempt: 1 }])
  },
)
