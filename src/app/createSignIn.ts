import { firstSignIn, reduceSignIn } from '../session/reduceSignIn'
import type {
  Seen,
  SignIn,
  SignInEvent,
  SignInNews,
  SignInQuestion,
} from '../session/SignIn'
import type { State } from '../session/State'
import type { Dock } from './Dock'

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
  { session, getAuth }: Pick<Dock, 'session' | 'getAuth'>,
  ask: (question: SignInQuestion, tell: (news: SignInNews) => void) => void,
): SignInStore {
  const listeners = new Set<() => void>()
  let state = firstSignIn

  function send(event: SignInEvent) {
    const [next, ...commands] = reduceSignIn(state, event)
    if (next !== state) {
      state = next
      for (const listener of [...listeners]) listener()
    }
    for (const command of commands) {
      // The host knows of its own failure.
      if (command.type === 'SIGN_OUT')
        getAuth()
          ?.signOut()
          .catch(() => {})
      else ask(command, send)
    }
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

function seenIn({ auth, connection, dialog }: State): Seen {
  if (connection.type !== 'connected') return { is: 'closed' }
  if (auth === 'loading') return { is: 'looking' }
  if (auth === 'authenticated') return { is: 'signed-in' }
  const { address, chainId } = connection.account
  return dialog?.name === 'connect'
    ? { is: 'open', signer: { address, chainId } }
    : { is: 'closed' }
}
