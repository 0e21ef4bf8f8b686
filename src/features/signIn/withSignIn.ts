import type { Facts } from '../../wallet/session/Facts'
import { merge } from '../../wallet/session/merge'
import type { Reduce } from '../../wallet/session/Reducers'
import type { State } from '../../wallet/session/State'
import { authOf } from '../../wallet/session/selectors'
import {
  initialSignIn,
  type NextSignIn,
  reduceSignIn,
  syncSignIn,
} from './reduceSignIn'
import type { SessionView } from './SignIn'

/**
 * Adds signing in to a reducer. The sign-in step is updated after every change of the session. Preparing begins when
 * the form opens, not when it is rendered.
 * @param initialChain the chain that the host prefers
 */
export function withSignIn(rules: Reduce, initialChain?: number): Reduce {
  const followAccount = (signIn: NextSignIn[0], state: State, facts: Facts) =>
    syncSignIn(signIn, viewOf(state, facts, initialChain))
  const follow: Reduce = (state, event, facts) => {
    const current = state.signIn ?? initialSignIn
    if (event.type === 'PREPARE')
      return put(state, followAccount(current, state, facts))
    if (!('round' in event) && event.type !== 'SIGN_IN') {
      const [reduced, commands] = rules(state, event, facts)
      return reduced === state
        ? [state, commands]
        : put(reduced, followAccount(current, reduced, facts), commands)
    }
    const nextSignIn = reduceSignIn(current, event)
    const [signIn] = nextSignIn
    const syncedSignIn = followAccount(signIn, state, facts)
    // If the form has closed, drop the answer's commands, such as fetching a new nonce after a failed verification.
    const [next, commands] = put(
      state,
      syncedSignIn[0] === signIn ? nextSignIn : syncedSignIn,
    )
    if (signIn.type !== 'done' || current.type === 'done')
      return [next, commands]
    const { address } = signIn.signer
    const [after, more] = follow(next, { type: 'SIGNED_IN', address }, facts)
    return [after, [...commands, ...more]]
  }
  return follow
}

function put(
  state: State,
  [signIn, ...commands]: NextSignIn,
  more: ReturnType<Reduce>[1] = [],
): ReturnType<Reduce> {
  return [merge(state, { signIn }), [...commands, ...more]]
}

function viewOf(
  state: State,
  { chainIds }: Facts,
  initialChain: number | undefined,
): SessionView {
  const { chosenChain, connection, dialog } = state
  const auth = authOf(state)
  if (connection.type !== 'connected') return { is: 'closed' }
  const { address, chainId: walletChainId } = connection.account
  // A host verifies signatures on its own chains only, so the message never names another chain.
  const chainId = chainIds.includes(walletChainId)
    ? walletChainId
    : (chosenChain ?? initialChain ?? chainIds[0] ?? walletChainId)
  const signer = { address, chainId }
  if (auth === 'loading') return { is: 'looking', signer }
  if (auth === 'authenticated') return { is: 'signed-in', signer }
  return dialog?.name === 'connect' ? { is: 'open', signer } : { is: 'closed' }
}
