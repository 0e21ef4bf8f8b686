import type { Failure } from '../../errors/Failure'
import type { Reducers } from '../Reducers'
import type { Notice, State } from '../State'

/** Reducers for switching the network. */
export const switchReducers: Reducers<'SWITCH' | 'SETTLED'> = {
  SWITCH: (state, { chainId }, { chainIds }) => {
    const { connection } = state
    if (connection.type !== 'connected') return state
    if (!chainIds.includes(chainId))
      return {
        ...state,
        notice: failed(chainId, { class: 'chain-unsupported' }),
      }
    return chainId === connection.account.chainId ||
      chainId === state.switchingTo
      ? state
      : {
          ...state,
          switches: state.switches + 1,
          switchingTo: chainId,
          notice: undefined,
        }
  },
  // Ignore the result of an older switch, even to the same chain.
  SETTLED: (state, { number, failure }) =>
    number === state.switches
      ? settleSwitch(state, state.switchingTo, failure)
      : state,
}

/** Ends the pending switch to this chain, if there is one. Closes the dialog after success and after failure. */
export function settleSwitch(
  state: State,
  chainId: number | undefined,
  failure?: Failure | undefined,
): State {
  const { dialog, switchingTo } = state
  return chainId && chainId === switchingTo
    ? {
        ...state,
        switchingTo: undefined,
        dialog: dialog?.name === 'network' ? undefined : dialog,
        notice: failure && failed(chainId, failure),
      }
    : state
}

function failed(chainId: number, failure: Failure): Notice {
  return { type: 'switch-failed', chainId, failure }
}
