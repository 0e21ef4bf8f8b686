import { merge } from '../../session/merge.initial'
import type { Reduce } from '../../session/Reducers'
import type { State } from '../../session/State'
import { authOf } from '../../session/selectors.initial'
import type { Seen } from '../../session/signIn/SignIn'
import type { NextSignIn } from './prepareSignIn'
import { initialSignIn, reduceSignIn } from './reduceSignIn'
import { seeSignIn } from './seeSignIn'

/**
 * Adds signing in to a reducer. The sign-in step is updated after every change of the session. Preparing begins when
 * the form opens, not when it is rendered.
 */
export function withSignIn(rules: Reduce): Reduce {
  const follow: Reduce = (state, event, facts) => {
    const known = state.signIn ?? initialSignIn
    if (event.type === 'PREPARE') return put(state, see(known, state))
    if (!('round' in event) && event.type !== 'SIGN_IN') {
      const [ruled, asked] = rules(state, event, facts)
      return ruled === state
        ? [state, asked]
        : put(ruled, see(known, ruled), asked)
    }
    const heard = reduceSignIn(known, event)
    const [signIn] = heard
    const seen = see(signIn, state)
    // If the form has closed, drop the answer's commands, such as fetching a new nonce after a failed verification.
    const [next, asked] = put(state, seen[0] === signIn ? heard : seen)
    if (signIn.type !== 'done' || known.type === 'done') return [next, asked]
    const { address } = signIn.signer
    const [after, more] = follow(next, { type: 'SIGNED_IN', address }, facts)
    return [after, [...asked, ...more]]
  }
  return follow
}

function put(
  state: State,
  [signIn, ...asked]: NextSignIn,
  more: ReturnType<Reduce>[1] = [],
): ReturnType<Reduce> {
  return [merge(state, { signIn }), [...asked, ...more]]
}

function see(known: NextSignIn[0], state: State): NextSignIn {
  return seeSignIn(known, seenIn(state))
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
