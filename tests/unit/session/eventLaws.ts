import { eventsBetween } from '../../../src/features/events/eventsBetween'
import type { WalletEvent } from '../../../src/features/events/WalletEvent'
import type { State } from '../../../src/wallet/session/State'
import { attemptOf } from '../../../src/wallet/session/selectors'
import { askingOf } from '../../fixtures/session/readState'
import { alice, bob } from '../../fixtures/session/sessionEvents'
import type { Transition } from '../../fixtures/session/walkSession'

const told = ({ state, next }: Transition) => eventsBetween(state, next)

function count(
  transition: Transition,
  ...types: readonly WalletEvent['type'][]
): number {
  return told(transition).filter(({ type }) => types.includes(type)).length
}

/** Returns the ids of the connected wallets. */
const idsIn = ({ connection, others = [] }: State) =>
  connection.type === 'connected'
    ? [connection.account, ...others].map(({ connector }) => connector.id)
    : []

const isChanged = <Value>(
  { state, next }: Transition,
  read: (state: State) => Value,
) => read(state) !== read(next)

/** Laws about the events that hosts receive, for every transition. */
export const eventLaws: Record<string, (transition: Transition) => boolean> = {
  'no event is reported if the state does not change': (transition) =>
    transition.state !== transition.next || told(transition).length === 0,

  'no event contains an address, in upper or lower case': (transition) => {
    const text = JSON.stringify(told(transition)).toLowerCase()
    return [alice, bob].every(
      (address) => !text.includes(address.toLowerCase()),
    )
  },

  'each new attempt is reported once as started': (transition) =>
    count(transition, 'connect-started') ===
    Number(isChanged(transition, ({ attempts }) => attempts)),

  'an attempt that ends is reported once, as succeeded or failed': (
    transition,
  ) => {
    const was = askingOf(transition.state)
    const is = askingOf(transition.next)
    const hasEnded = was && was.number !== is?.number
    return (
      !hasEnded ||
      count(transition, 'connect-succeeded', 'connect-failed') === 1
    )
  },

  'no success or failure is reported unless the connect dialog was open': (
    transition,
  ) =>
    transition.state.dialog?.name === 'connect' ||
    count(transition, 'connect-succeeded', 'connect-failed') === 0,

  'each wallet that connects or disconnects is reported once': (transition) => {
    const [was = [], is = []] = [transition.state, transition.next].map(idsIn)
    const asked = attemptOf(transition.state)?.walletId
    // One of several wallets may have connected on its own before it answers the attempt.
    const isAnswered =
      was.slice(1).some((id) => id === asked) &&
      is[0] === asked &&
      !attemptOf(transition.next)
    return (
      count(transition, 'connect-succeeded', 'resumed') ===
        is.filter((id) => !was.includes(id)).length + Number(isAnswered) &&
      count(transition, 'disconnected') ===
        was.filter((id) => !is.includes(id)).length
    )
  },

  'a dialog is reported exactly when it opens': (transition) =>
    count(transition, 'dialog-opened') ===
    Number(
      transition.next.dialog !== undefined &&
        isChanged(transition, ({ dialog }) => dialog?.name),
    ),
}
