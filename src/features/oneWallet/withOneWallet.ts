import type { Reduce } from '../../wallet/session/Reducers'
import type { Flow, State } from '../../wallet/session/State'
import { backTarget } from '../../wallet/session/selectors'

/**
 * Extends a reducer to connect dialogs that are about one wallet. The event BACK does not lead from the wallet's first
 * step to a list with this wallet only. If the visitor asks for other wallets in that step, it shows all wallets.
 */
export function withOneWallet(rules: Reduce): Reduce {
  return (state, event, facts) => {
    const { dialog } = state
    const flow = aloneFlow(state)
    if (event.type === 'BACK' && flow && !backTarget(flow, facts.layout)) {
      const all = { ...flow, history: [{ name: 'NONE' } as const] }
      return rules(
        {
          ...state,
          dialog: { ...dialog, name: 'connect', flow: all, only: undefined },
        },
        event,
        facts,
      )
    }
    const [next, commands] = rules(state, event, facts)
    return [withoutList(next), commands]
  }
}

/** Returns the flow of a dialog about one wallet that shows a step of this wallet. */
function aloneFlow({ dialog }: State): Flow | undefined {
  return dialog?.name === 'connect' &&
    dialog.only !== undefined &&
    'walletId' in dialog.flow.step
    ? dialog.flow
    : undefined
}

/** Removes the list from the steps that BACK leads to. */
function withoutList(state: State): State {
  const { dialog } = state
  const flow = aloneFlow(state)
  if (dialog?.name !== 'connect' || !flow) return state
  const history = flow.history.filter(({ name }) => name !== 'NONE')
  return history.length === flow.history.length
    ? state
    : { ...state, dialog: { ...dialog, flow: { ...flow, history } } }
}
