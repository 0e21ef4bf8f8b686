import type { Command } from '../../../src/session/Command'
import { pageEventLaws } from './pageEventLaws'
import { askingOf, flowOf, isRecalled, openOf, ownAuthOf } from './readState'
import { foreign } from './sessionFacts'
import { isConnectedHere, severalLaws } from './severalLaws'
import { signerLaws } from './signerLaws'
import type { Transition } from './walkSession'

/** What holds on every step of the way. */
export const transitionLaws: Record<
  string,
  (transition: Transition) => boolean
> = {
  'an event that changes nothing keeps the very same state': ({
    state,
    event,
    next,
    looksSame,
  }) =>
    next === state ||
    !looksSame ||
    next.attempts > state.attempts ||
    // Being refused once more is told once more.
    (event.type === 'SWITCH' && event.chainId === foreign),

  'late news changes nothing and asks for nothing': (transition) =>
    !isLate(transition) ||
    (transition.next === transition.state && transition.commands.length === 0),

  'a live attempt is dropped with exactly one ABANDON, and no other is abandoned':
    ({ state, event, next, commands }) => {
      const live = openOf(state)
      const isAnswered =
        event.type === 'CONNECTED' && event.attempt === live?.number
      const isDropped =
        live && !isAnswered && flowOf(next)?.attempt?.number !== live.number
      const abandoned = commands.flatMap((command) =>
        command.type === 'ABANDON' ? [command.attempt] : [],
      )
      return isDropped
        ? abandoned.length === 1 && abandoned[0] === live.number
        : abandoned.length === 0
    },

  'each new attempt asks its wallet once, under a number of its own': ({
    state,
    facts,
    next,
    commands,
  }) => {
    const asked = commands.flatMap((command) =>
      command.type === 'CONNECT' ? [command] : [],
    )
    if (next.attempts === state.attempts) return asked.length === 0
    const live = askingOf(next)
    return (
      next.attempts === state.attempts + 1 &&
      asked.length === 1 &&
      asked[0]?.attempt === next.attempts &&
      live?.number === next.attempts &&
      asked[0].walletId === live.walletId &&
      facts.wallet(live.walletId)?.ready === true
    )
  },

  'an old attempt ends before a new one begins': ({ commands }) =>
    positionOf(commands, 'ABANDON') <= positionOf(commands, 'CONNECT') ||
    positionOf(commands, 'CONNECT') === -1,

  'a chosen wallet that is asking already is not asked again': ({
    state,
    event,
    next,
    commands,
  }) =>
    event.type !== 'CHOOSE' ||
    askingOf(state)?.walletId !== event.walletId ||
    // It has connected by itself meanwhile.
    isConnectedHere(state, event.walletId) ||
    (commands.length === 0 && askingOf(next) === askingOf(state)),

  'CLOSE closes': ({ event, next }) =>
    event.type !== 'CLOSE' || next.dialog === undefined,

  'all dialogs close on connect, except connect while unauthenticated': ({
    state,
    event,
    next,
  }) =>
    event.type !== 'CONNECTED' ||
    next === state ||
    // It was opened for the account that is here now.
    (isRecalled(state) &&
      [state.dialog, undefined].includes(next.dialog) &&
      ownAuthOf(next) !== 'unauthenticated') ||
    (next.dialog === undefined && ownAuthOf(next) !== 'unauthenticated') ||
    (ownAuthOf(next) === 'unauthenticated' &&
      (next.dialog?.name === 'connect') === (state.dialog?.name === 'connect')),

  'all dialogs close on disconnect': ({ state, event, next }) =>
    event.type !== 'DISCONNECTED' ||
    state.connection.type === 'disconnected' ||
    next.dialog === undefined ||
    // A wallet that is asked for beside another is still wanted.
    (state.others !== undefined && openOf(state) === openOf(next)),

  'the wallet is asked to switch exactly when a switch begins, under a number of its own':
    ({ state, next, commands }) => {
      const asked = commands.flatMap((command) =>
        command.type === 'SWITCH' ? [command] : [],
      )
      const begins =
        next.switchingTo !== undefined && next.switchingTo !== state.switchingTo
      if (!begins) return asked.length === 0 && next.switches === state.switches
      return (
        asked.length === 1 &&
        asked[0]?.chainId === next.switchingTo &&
        asked[0].number === next.switches &&
        next.switches === state.switches + 1
      )
    },

  ...pageEventLaws,

  ...signerLaws,

  ...severalLaws,
}

/** News of an attempt, a switch, an address or a connection that nobody waits for. */
function isLate({ state, event }: Transition): boolean {
  const attempt = flowOf(state)?.attempt
  switch (event.type) {
    case 'PAIRING':
      return askingOf(state)?.number !== event.attempt
    case 'FAILED':
      return openOf(state)?.number !== event.attempt
    case 'CONNECTED':
      return event.attempt !== undefined && event.attempt !== attempt?.number
    case 'SETTLED':
      return event.number !== state.switches || state.switchingTo === undefined
    case 'CHANGED':
      return state.connection.type !== 'connected'
    case 'DISCONNECTED':
      return state.connection.type === 'disconnected'
    case 'NAMED':
    case 'BALANCE':
      return true
    default:
      return false
  }
}

function positionOf(commands: readonly Command[], type: Command['type']) {
  return commands.findIndex((command) => command.type === type)
}
