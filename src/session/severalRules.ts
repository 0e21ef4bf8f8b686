import type { Command } from './Command'
import type { Event } from './Event'
import { firstFlow } from './firstFlow'
import { isOpen } from './isOpen'
import { isSameAddress } from './isSameAddress'
import { merge } from './merge'
import type { EventOf, Rules } from './Rules'
import { firstRules } from './reduceFirst'
import type { Address, State, Told } from './State'
import { statusOf } from './statusOf'

/** Several wallets at once, where the host lets them be. With one, leaving it is disconnecting. */
export const severalRules: Rules<'ACTIVATE' | 'LEAVE' | 'DISCONNECTED'> = {
  // The engine tells when it is.
  ACTIVATE: (state) => state,
  LEAVE: (state, event) =>
    isLastLeft(state, event) ? merge(state, { dialog: undefined }) : state,
  // A wallet that is asked for beside another is still wanted when that one goes.
  DISCONNECTED: (state, event, facts) => {
    const next = firstRules.DISCONNECTED(state, event, facts)
    const { dialog, opener } = state
    return next !== state &&
      dialog?.name === 'connect' &&
      statusOf(state) === 'connected' &&
      isOpen(dialog.flow.attempt)
      ? { ...next, dialog, opener }
      : next
  },
}

/** What the engine is asked to do about one of several wallets. */
export function severalCommands(
  before: State,
  event: Event,
): readonly Command[] {
  if (event.type === 'ACTIVATE' || event.type === 'CHOOSE') {
    const wallet = event.type === 'CHOOSE' ? event.walletId : event.wallet
    const other = before.others?.find((each) => isNamed(each, wallet))
    const isMeant = event.type === 'ACTIVATE' || isAlreadyHere(before, event)
    return other && isMeant
      ? [{ type: 'ACTIVATE', walletId: other.connector.id }]
      : []
  }
  if (event.type !== 'LEAVE') return []
  if (isLastLeft(before, event)) return [{ type: 'DISCONNECT' }]
  const walletId = event.walletId ?? activeId(before)
  return walletId !== undefined && isConnected(before, walletId)
    ? [{ type: 'DISCONNECT', walletId }]
    : []
}

/** The visitor has chosen, beside the active wallet, one that is connected already: there is nothing to ask it. */
export function isAlreadyHere(
  state: State,
  { walletId }: EventOf<'CHOOSE'>,
): boolean {
  return (
    state.dialog?.name === 'connect' &&
    statusOf(state) === 'connected' &&
    isConnected(state, walletId)
  )
}

/**
 * The connect dialog offers wallets to some, and signing in to others: what it has shown as the one is over when it
 * becomes the other, and all of it once the wallet that was chosen is there.
 */
export function endFlow(before: State, after: State, event: Event): State {
  const { dialog } = after
  if (dialog?.name !== 'connect') return after
  const was = statusOf(before)
  const is = statusOf(after)
  const isAnswered =
    event.type === 'CONNECTED' && before.connection !== after.connection
  if (is === 'connected' && (was !== is || isAnswered))
    return { ...after, dialog: undefined }
  return is === 'unauthenticated' && was === 'connected'
    ? { ...after, dialog: merge(dialog, { flow: firstFlow }) }
    : after
}

function isLastLeft(state: State, { walletId }: EventOf<'LEAVE'>): boolean {
  return (
    state.connection.type === 'connected' &&
    !state.others?.length &&
    (walletId === undefined || walletId === activeId(state))
  )
}

function isConnected(state: State, walletId: string): boolean {
  return (
    walletId === activeId(state) ||
    Boolean(state.others?.some(({ connector }) => connector.id === walletId))
  )
}

function activeId({ connection }: State): string | undefined {
  return connection.type === 'connected'
    ? connection.account.connector.id
    : undefined
}

/** Hosts may name a wallet by its id or its account. Addresses are compared as texts, so that any text may be given. */
export function isNamed({ address, connector }: Told, wallet: string): boolean {
  return connector.id === wallet || isSameAddress(address, wallet as Address)
}
