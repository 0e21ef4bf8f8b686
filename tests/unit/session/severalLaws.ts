import type { State } from '../../../src/session/State'
import { flowOf, ownAuthOf } from './readState'
import type { Transition } from './walkSession'

/** What holds of one wallet, and of several, on every step of the way. */
export const severalLaws: Record<string, (transition: Transition) => boolean> =
  {
    'an account that signs in ends the choice of wallets, and another that must sign in does, too':
      ({ state, next }) =>
        next.dialog?.name !== 'connect' ||
        next.connection.type !== 'connected' ||
        state.connection.type !== 'connected' ||
        isSignedIn(state) === isSignedIn(next) ||
        flowOf(next)?.page.step === 'NONE',

    'one of several wallets is made active only at a wish, and only where it is another one':
      ({ state, event, commands }) => {
        const asked = commands.flatMap((command) =>
          command.type === 'ACTIVATE' ? [command.walletId] : [],
        )
        const wish =
          event.type === 'ACTIVATE'
            ? event.wallet.toLowerCase()
            : event.type === 'CHOOSE' && isBesides(state)
              ? event.walletId.toLowerCase()
              : undefined
        const meant = (state.others ?? []).filter(({ address, connector }) =>
          [address, connector.id].some((name) => name.toLowerCase() === wish),
        )
        return `${asked}` === `${meant.map(({ connector }) => connector.id)}`
      },

    'DISCONNECT is asked for by the visitor or the host alone': ({
      state,
      event,
      commands,
    }) => {
      const isSignIn =
        state.connection.type === 'connected' &&
        state.dialog?.name === 'connect' &&
        ownAuthOf(state) === 'unauthenticated'
      const connectedIds =
        state.connection.type === 'connected'
          ? [state.connection.account, ...(state.others ?? [])].map(
              ({ connector }) => connector.id,
            )
          : []
      const isAsked =
        (event.type === 'DISCONNECT' &&
          state.connection.type !== 'disconnected') ||
        (event.type === 'CLOSE' && isSignIn) ||
        (event.type === 'LEAVE' &&
          connectedIds.includes(event.walletId ?? connectedIds[0] ?? ''))
      const asked = commands.flatMap((command) =>
        command.type === 'DISCONNECT' ? [command] : [],
      )
      // All are left at the host's word, and where there is no other one to stay.
      const isOne = event.type !== 'DISCONNECT' && connectedIds.length > 1
      const walletId = event.type === 'LEAVE' ? event.walletId : undefined
      return (
        asked.length === (isAsked ? 1 : 0) &&
        asked.every(
          (command) =>
            command.walletId ===
            (isOne ? (walletId ?? connectedIds[0]) : undefined),
        )
      )
    },
  }

/** It is one of several that are connected. */
export function isConnectedHere(
  { connection, others }: State,
  id: string,
): boolean {
  const accounts = [...(others ?? [])]
  if (connection.type === 'connected') accounts.push(connection.account)
  return (
    others !== undefined &&
    accounts.some(({ connector }) => connector.id === id)
  )
}

function isSignedIn(state: State): boolean {
  return [undefined, 'authenticated'].includes(ownAuthOf(state))
}

/** The connect dialog is open for one wallet more. */
function isBesides(state: State): boolean {
  return (
    state.dialog?.name === 'connect' &&
    state.connection.type === 'connected' &&
    ownAuthOf(state) !== 'unauthenticated'
  )
}
