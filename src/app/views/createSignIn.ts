import { authOf } from '../../session/authOf'
import { firstSignIn, reduceSignIn } from '../../session/reduceSignIn'
import type {
  Seen,
  SignIn,
  SignInEvent,
  SignInNews,
  SignInQuestion,
} from '../../session/SignIn'
import type { State } from '../../session/State'
import type { Dock } from '../Dock'

/** Where signing in stands. Fits React's `useSyncExternalStore`. */
export type SignInStore = {
  getState(): SignIn
  subscribe(listener: () => void): () => void
  send(event: SignInEvent): void
}

/**
 * Follows the session from now on: preparing begins when the form opens, not when it is rendered.
 * @param ask tells what comes of it, and never rejects
 */
export function createSignIn(
  { session, signOut }: Pick<Dock, 'session' | 'signOut'>,
  ask: (question: SignInQuestion, tell: (news: SignInNews) => void) => void,
): SignInStore {
  const listeners = new Set<() => void>()
  let state = firstSignIn

  function send(event: SignInEvent) {
    const [next, ...commands] = reduceSignIn(state, event)
    const isIn = next.type === 'done' && state.type !== 'done'
    if (next !== state) {
      state = next
      for (const listener of [...listeners]) listener()
    }
    for (const command of commands) {
      if (command.type === 'SIGN_OUT') signOut()
      else ask(command, send)
    }
    if (isIn) session.send({ type: 'SIGNED_IN', address: next.signer.address })
  }

  const look = () => send({ type: 'SEEN', seen: seenIn(session.getState()) })
  session.subscribe(look)
  look()

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send,
  }
}

function seenIn(state: State): Seen {
  const { connection, dialog } = state
  const auth = authOf(state)
  if (connection.type !== 'connected') return { is: 'closed' }
  const { address, chainId } = connection.account
  const signer = { address, chainId }
  if (auth === 'loading') return { is: 'looking', signer }
  if (auth === 'authenticated') return { is: 'signed-in', signer }
  return dialog?.name === 'connect' ? { is: 'open', signer } : { is: 'closed' }
}
