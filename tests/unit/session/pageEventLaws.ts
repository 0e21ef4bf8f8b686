import type { Command } from '../../../src/session/Command'
import { statusOf } from '../../../src/session/connection/statusOf'
import { reduce } from '../../../src/session/reduce'
import { askingOf, isRecalled } from './readState'
import type { Transition } from './walkSession'

const typesOf = (commands: readonly Command[]) =>
  commands.map(({ type }) => type)

/** What holds of all that happens to the page itself, on every step of the way. */
export const pageEventLaws: Record<
  string,
  (transition: Transition) => boolean
> = {
  'a session that the page finds is taken up by a visitor who does nothing else, and once':
    ({ state, event, facts, next, commands }) => {
      if (event.type !== 'RESUME')
        return !typesOf(commands).includes('RECONNECT')
      const isFree = state.connection.type === 'disconnected' && !state.dialog
      const again = reduce(next, event, facts)
      return (
        `${typesOf(commands)}` === (isFree ? 'RECONNECT' : '') &&
        (next.connection.type === 'reconnecting') ===
          (isFree || state.connection.type === 'reconnecting') &&
        again[0] === next &&
        again[1].length === 0
      )
    },

  'what is recalled is the account alone, and only while its wallet is asked':
    ({ state, event, next, commands }) => {
      if (event.type !== 'RECALL') return !isRecalled(next) || isRecalled(state)
      const isAsked = state.connection.type === 'reconnecting'
      return (
        commands.length === 0 &&
        (isAsked ? isRecalled(next) === Boolean(event.account) : next === state)
      )
    },

  'a dialog that was opened for a recalled account stays for the one that is here, and closes where there is none':
    ({ state, event, next }) =>
      !isRecalled(state) ||
      !state.dialog ||
      (event.type === 'CONNECTED' && event.attempt === undefined
        ? next.dialog === state.dialog ||
          !['connected'].includes(statusOf(next))
        : next.connection.type !== 'disconnected' || next.dialog === undefined),

  'what another tab has begun is joined where nothing is connected or asked, or where there may be several wallets':
    ({ state, event, commands }) => {
      const isJoined =
        event.type === 'TAB' &&
        event.isKept &&
        (state.others !== undefined ||
          (state.connection.type === 'disconnected' && !askingOf(state)))
      // An attempt that has failed is still what the visitor looks at.
      const mayWait = state.dialog?.name === 'connect'
      const is = typesOf(commands).includes('JOIN')
      return is ? isJoined : !isJoined || mayWait
    },

  'what another tab does during an attempt changes nothing, where there is one wallet':
    ({ state, event, next, commands }) =>
      event.type !== 'TAB' ||
      !askingOf(state) ||
      state.others !== undefined ||
      (next === state && commands.length === 0),

  'what another tab has left is left, once it was connected': ({
    state,
    event,
    next,
    commands,
  }) => {
    const isLeft =
      event.type === 'TAB' &&
      !event.isKept &&
      state.connection.type === 'connected'
    return (
      typesOf(commands).includes('LEAVE') === isLeft &&
      (!isLeft || next === state)
    )
  },

  'a balance is fetched and no longer fetched exactly as it is shown and hidden':
    ({ state, event, next, commands }) => {
      const about = typesOf(commands).filter((type) =>
        ['SHOW', 'HIDE'].includes(type),
      )
      if (event.type !== 'LOOK') return about.length === 0
      return next === state && `${about}` === (event.isShown ? 'SHOW' : 'HIDE')
    },

  'without an engine nobody is left waiting, and no account that is there is lost':
    ({ state, event, next, commands }) =>
      event.type !== 'NO_ENGINE' ||
      (!askingOf(next) &&
        next.switchingTo === undefined &&
        next.connection.type !== 'reconnecting' &&
        commands.length === 0 &&
        (state.connection.type !== 'connected' ||
          next.connection === state.connection)),
}
