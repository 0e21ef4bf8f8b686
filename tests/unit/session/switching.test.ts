import { describe, expect, test } from 'vitest'
import type { Command } from '../../../src/wallet/session/Command'
import type { Event } from '../../../src/wallet/session/Event'
import { initialState } from '../../../src/wallet/session/initialState'
import type { DialogName } from '../../../src/wallet/session/State'
import { accountOf, alice, bob } from '../../fixtures/session/accounts'
import { connected, playFrom } from '../../fixtures/session/play'
import { configured, foreign } from '../../fixtures/session/sessionFacts'

const [here, there] = configured
const rejected = { class: 'rejected', code: 4001 } as const
const openDialog = (dialog: DialogName): Event => ({ type: 'OPEN', dialog })
const switchTo = (chainId: number): Event => ({ type: 'SWITCH', chainId })
const changed = (address: typeof alice, chainId: number): Event => ({
  type: 'CHANGED',
  account: accountOf(address, chainId),
})
const fail = (number = 1): Event => ({
  type: 'SWITCH_ENDED',
  number,
  failure: rejected,
})
const switching = () =>
  playFrom(connected, openDialog('network'), switchTo(there))

describe('switching', () => {
  test('sends a command and marks the chain, while the dialog is open', () => {
    const { state, commands } = switching()
    expect(state).toMatchObject({
      switchingTo: there,
      dialog: { name: 'network' },
    })
    expect(commands).toEqual([{ type: 'SWITCH', number: 1, chainId: there }])
  })

  test('adds a chain that the wallet does not know, if the visitor requests that', () => {
    const add = { type: 'SWITCH', chainId: there, add: true } as const
    const sent: readonly Command[] = [{ ...add, number: 1 }]
    expect(playFrom(connected, add).commands).toEqual(sent)
  })

  test('to a chain that is not configured shows a notice, and sends no command', () => {
    const { state, commands } = playFrom(connected, switchTo(foreign))
    expect(state.notice).toEqual({
      type: 'switch-failed',
      chainId: foreign,
      failure: { class: 'chain-unsupported' },
    })
    expect(state.switchingTo).toBeUndefined()
    expect(commands).toEqual([])
  })
})

describe('a pending switch', () => {
  const failed = { chainId: there, failure: rejected }

  test.each<[string, readonly Event[], object | undefined]>([
    [
      'it fails after the visitor has closed the dialog, with a notice',
      [{ type: 'CLOSE' }, fail()],
      failed,
    ],
    [
      'another account connects',
      [{ type: 'CONNECTED', account: accountOf(bob, here) }],
      undefined,
    ],
  ])('ends and closes the dialog when %s', (_, events, notice) => {
    const { state } = playFrom(switching().state, ...events)
    expect(state).toMatchObject({ switchingTo: undefined, dialog: undefined })
    if (notice) expect(state.notice).toMatchObject(notice)
    else expect(state.notice).toBeUndefined()
  })

  test('leaves the account dialog open when it fails', () => {
    const { state } = playFrom(switching().state, openDialog('account'), fail())
    expect(state.dialog).toEqual({ name: 'account', from: 'network' })
  })
})

describe('the notice of a failed switch', () => {
  const failed = playFrom(switching().state, fail()).state

  test.each<[string, Event]>([
    ['disappears when it switches to a third chain', changed(alice, foreign)],
    ['disappears when it switches to another account', changed(bob, here)],
    [
      'disappears when the account is in another wallet',
      {
        type: 'CHANGED',
        account: {
          ...accountOf(alice, here),
          connector: { id: 'other', name: 'Other' },
        },
      },
    ],
  ])('%s', (_, event) => {
    expect(failed.notice).toBeDefined()
    expect(playFrom(failed, event).state.notice).toBeUndefined()
  })

  test('stays while the wallet reports the same account and chain, and when a dialog may not open', () => {
    const { state } = playFrom(failed, changed(alice, here))
    expect(state.notice).toBe(failed.notice)
    expect(playFrom(failed, openDialog('connect')).state).toBe(failed)
  })
})

describe('without a wallet', () => {
  const mayChoose = { ...initialState, chosenChain: here }

  test('switching chooses the chain, closes the network dialog, and sends no command', () => {
    const open = playFrom(mayChoose, openDialog('network'))
    expect(open.state.dialog).toEqual({ name: 'network' })
    const { state, commands } = playFrom(open.state, switchTo(there))
    expect(state).toEqual({ ...mayChoose, chosenChain: there })
    expect(commands).toEqual([])
  })

  test.each([
    ['to a chain that is not configured', mayChoose, foreign],
    ['on a page that offers no choice', initialState, there],
  ])('switching %s does nothing', (_, state, chainId) => {
    expect(playFrom(state, switchTo(chainId)).state).toBe(state)
  })
})
