import { statusOf } from '../../../src/session/connection/statusOf'
import type { State } from '../../../src/session/State'
import { flowOf } from './readState'
import type { Transition } from './walkSession'

/** What holds of the host's sign-in, on every step of the way. */
export const signerLaws: Record<string, (transition: Transition) => boolean> = {
  'the connect dialog opens for anyone who is disconnected or has not signed in':
    ({ state, event, next }) =>
      event.type !== 'OPEN' ||
      event.dialog !== 'connect' ||
      !['disconnected', 'unauthenticated'].includes(statusOf(state)) ||
      next.dialog?.name === 'connect',

  'the host is asked to sign out exactly when whoever signed in is not who is here':
    ({ state, event, next, commands }) => {
      const was = whoIn(state)
      const is = whoIn(next)
      // Whom an earlier page signed in, and who now chose a wallet, may be two.
      const isChosen = !was && is && flowOf(state)?.attempt
      const told =
        event.type === 'AUTH' && event.status === 'authenticated'
          ? event.address
          : undefined
      const known =
        state.signer === null && event.type === 'AUTH'
          ? undefined
          : (told ?? state.signer)
      const isAnybodys = is && !known && (isChosen || state.signer === null)
      const hasGone =
        state.auth === 'authenticated' && Boolean(was ? was !== is : isAnybodys)
      const isOther =
        next.auth === 'authenticated' &&
        is !== undefined &&
        Boolean(known) &&
        !is.startsWith(String(known).toLowerCase())
      const asked = commands.filter(({ type }) => type === 'SIGN_OUT').length
      return asked === (hasGone || isOther ? 1 : 0)
    },

  'nobody is shown as signed in by the sign-in of another account': ({
    next,
  }) =>
    statusOf(next) !== 'connected' ||
    next.auth === undefined ||
    (typeof next.signer === 'string' &&
      whoIn(next)?.startsWith(next.signer.toLowerCase()) === true),
}

/** Account and wallet in one word. */
function whoIn({ connection }: State): string | undefined {
  if (connection.type !== 'connected') return undefined
  const { address, connector } = connection.account
  return `${address.toLowerCase()} ${connector.id}`
}
