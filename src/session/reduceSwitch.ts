import type { Failure } from '../errors/Failure'
import type { Event } from './Event'
import type { Facts } from './Facts'
import { merge } from './merge'
import type { Next } from './Next'
import type { Notice, State } from './State'

/** Rules for switching the network. */
export function reduceSwitch(
  state: State,
  event: Extract<Event, { type: 'SWITCH' | 'SETTLED' }>,
  facts: Facts,
): Next {
  const { type, chainId } = event
  return type === 'SWITCH'
    ? askToSwitch(state, chainId, facts)
    : [settleSwitch(state, chainId, event.failure), []]
}

function askToSwitch(state: State, chainId: number, facts: Facts): Next {
  const { connection, switchingTo } = state
  if (connection.type !== 'connected') return [state, []]
  if (!facts.chainIds.includes(chainId))
    return [
      { ...state, notice: failed(chainId, { class: 'chain-unsupported' }) },
      [],
    ]
  if (chainId === connection.account.chainId || chainId === switchingTo)
    return [state, []]
  return [
    { ...state, switchingTo: chainId, notice: undefined },
    [{ type: 'SWITCH', chainId }],
  ]
}

/** Ends the switch to this chain, if it is the one that is waited for; success and failure both close the dialog. */
export function settleSwitch(
  state: State,
  chainId: number,
  failure?: Failure | undefined,
): State {
  const { dialog, switchingTo } = state
  if (chainId !== switchingTo) return state
  return merge(state, {
    switchingTo: undefined,
    dialog: dialog?.name === 'network' ? undefined : dialog,
    notice: failure && failed(chainId, failure),
  })
}

function failed(chainId: number, failure: Failure): Notice {
  return { type: 'switch-failed', chainId, failure }
}
