import { describe, expect, test } from 'vitest'
import { initialState } from '../../../src/session/initialState.initial'
import { connected, misplaced, play } from '../../fixtures/session/play'
import { accountOf, alice, bob } from '../../fixtures/session/sessionEvents'
import { configured, foreign } from '../../fixtures/session/sessionFacts'

const [here, there] = configured
const rejected = { class: 'rejected', code: 4001 } as const
const switching = play(
  [
    { type: 'OPEN', dialog: 'network' },
    { type: 'SWITCH', chainId: there },
  ],
  { from: connected },
)

describe('switching', () => {
  test('sends a command and marks the chain, while the dialog is open [4.25]', () => {
    expect(switching.state).toMatchObject({
      switchingTo: there,
      dialog: { name: 'network' },
    })
    expect(switching.commands).toEqual([
      { type: 'SWITCH', number: 1, chainId: there },
    ])
  })

  test('adds a chain that the wallet does not know, if the visitor requests that', () => {
    const { commands } = play([{ type: 'SWITCH', chainId: there, add: true }], {
      from: connected,
    })
    expect(commands).toEqual([
      { type: 'SWITCH', number: 1, chainId: there, add: true },
    ])
  })

  test('is requested once, however often a chain is clicked', () => {
    const { state, commands } = play([{ type: 'SWITCH', chainId: there }], {
      from: switching.state,
    })
    expect(state).toBe(switching.state)
    expect(commands).toEqual([])
  })

  test('marks only the last of several chains [4.25]', () => {
    const { state } = play(
      [
        { type: 'SWITCH', chainId: here },
        { type: 'SWITCH', chainId: there },
      ],
      { from: misplaced },
    )
    expect(state.switchingTo).toBe(there)
  })

  test('to the wallet’s chain changes nothing', () => {
    const { state, commands } = play([{ type: 'SWITCH', chainId: here }], {
      from: connected,
    })
    expect(state).toBe(connected)
    expect(commands).toEqual([])
  })

  test('to a chain that is not configured shows a notice, and sends no command', () => {
    const { state, commands } = play([{ type: 'SWITCH', chainId: foreign }], {
      from: connected,
    })
    expect(state.notice).toEqual({
      type: 'switch-failed',
      chainId: foreign,
      failure: { class: 'chain-unsupported' },
    })
    expect(state.switchingTo).toBeUndefined()
    expect(commands).toEqual([])
  })

  test('without a wallet changes nothing', () => {
    expect(play([{ type: 'SWITCH', chainId: there }]).state).toBe(initialState)
  })
})

describe('a pending switch', () => {
  test('closes the dialog when it succeeds [4.26]', () => {
    const { state } = play([{ type: 'SWITCH_ENDED', number: 1 }], {
      from: switching.state,
    })
    expect(state).toMatchObject({
      switchingTo: undefined,
      dialog: undefined,
      notice: undefined,
    })
  })

  test('closes the dialog when it fails, and shows a notice [4.26]', () => {
    const { state } = play(
      [{ type: 'SWITCH_ENDED', number: 1, failure: rejected }],
      { from: switching.state },
    )
    expect(state).toMatchObject({
      switchingTo: undefined,
      dialog: undefined,
      notice: { chainId: there, failure: rejected },
    })
  })

  test('shows a notice when it fails, even if the visitor has closed the dialog', () => {
    const { state } = play(
      [
        { type: 'CLOSE' },
        { type: 'SWITCH_ENDED', number: 1, failure: rejected },
      ],
      { from: switching.state },
    )
    expect(state.notice).toMatchObject({ failure: rejected })
  })

  test('leaves the account dialog open when it fails', () => {
    const { state } = play(
      [
        { type: 'OPEN', dialog: 'account' },
        { type: 'SWITCH_ENDED', number: 1, failure: rejected },
      ],
      { from: switching.state },
    )
    expect(state.dialog).toEqual({ name: 'account', from: 'network' })
  })

  test.each([
    ['with an earlier number', switching.state, 0],
    ['without a pending request', connected, 0],
  ])('is not settled by a result %s', (_, from, number) => {
    const { state } = play(
      [{ type: 'SWITCH_ENDED', number, failure: rejected }],
      {
        from,
      },
    )
    expect(state).toBe(from)
  })

  test('is not settled by the result of an earlier switch to the same chain [4.26]', () => {
    const backAndForth = play(
      [
        { type: 'SWITCH', chainId: here },
        { type: 'SWITCH', chainId: there },
        { type: 'SWITCH', chainId: here },
      ],
      { from: misplaced },
    ).state
    const settle = (number: number) =>
      play([{ type: 'SWITCH_ENDED', number, failure: rejected }], {
        from: backAndForth,
      }).state
    expect(settle(1)).toBe(backAndForth)
    expect(settle(2)).toBe(backAndForth)
    expect(settle(3)).toMatchObject({
      switchingTo: undefined,
      notice: { chainId: here, failure: rejected },
    })
  })

  test('is settled when the wallet reports the chain', () => {
    const { state } = play(
      [{ type: 'CHANGED', account: accountOf(alice, there) }],
      { from: switching.state },
    )
    expect(state).toMatchObject({ switchingTo: undefined, dialog: undefined })
  })

  test('is dropped when another account connects', () => {
    const { state } = play(
      [{ type: 'CONNECTED', account: accountOf(bob, here) }],
      { from: switching.state },
    )
    expect(state.switchingTo).toBeUndefined()
  })
})

describe('the notice of a failed switch', () => {
  const failed = play(
    [{ type: 'SWITCH_ENDED', number: 1, failure: rejected }],
    {
      from: switching.state,
    },
  ).state

  test.each([
    ['is dismissed', { type: 'DISMISS' }],
    ['disappears when a dialog opens', { type: 'OPEN', dialog: 'account' }],
    ['disappears with the next switch', { type: 'SWITCH', chainId: there }],
    [
      'disappears when the wallet switches after all',
      { type: 'CHANGED', account: accountOf(alice, there) },
    ],
    [
      'disappears when the wallet switches to yet another chain',
      { type: 'CHANGED', account: accountOf(alice, foreign) },
    ],
    [
      'disappears when the wallet switches to another account',
      { type: 'CHANGED', account: accountOf(bob, here) },
    ],
    ['disappears when the wallet disconnects', { type: 'DISCONNECTED' }],
  ] as const)('%s', (_, event) => {
    expect(failed.notice).toBeDefined()
    expect(play([event], { from: failed }).state.notice).toBeUndefined()
  })

  test('stays while the wallet reports the same account and chain', () => {
    const account = accountOf(alice, here)
    const { state } = play([{ type: 'CHANGED', account }], { from: failed })
    expect(state.notice).toBe(failed.notice)
  })

  test('stays when a dialog may not open', () => {
    expect(
      play([{ type: 'OPEN', dialog: 'connect' }], { from: failed }).state,
    ).toBe(failed)
  })
})
