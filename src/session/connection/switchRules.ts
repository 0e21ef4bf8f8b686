import type { Failure } from '../../errors/Failure'
import type { Rules } from '../Rules'
import type { Notice, State } from '../State'

/** Switching the network. */
export const switchRules: Rules<'SWITCH' | 'SETTLED'> = {
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
  // An older one, even to the same chain, is not the one that is waited for.
  SETTLED: (state, { number, failure }) =>
    number === state.switches
      ? settleSwitch(state, state.switchingTo, failure)
      : state,
}

/** Ends the switch to this chain, if that is waited for; success and failure both close the dialog. */
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
