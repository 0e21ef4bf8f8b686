import { backTarget } from './backTarget'
import { chooseWallet } from './chooseWallet'
import type { Event } from './Event'
import type { Facts } from './Facts'
import { firstFlow } from './firstFlow'
import { hasPage } from './hasPage'
import { merge } from './merge'
import type { Next } from './Next'
import type { Flow, State } from './State'
import { showGet, showWalletPage } from './showPage'
import { withFlow } from './withFlow'

type FlowEvent = Extract<
  Event,
  {
    type:
      | 'CHOOSE'
      | 'RETRY'
      | 'BACK'
      | 'LEARN'
      | 'GET'
      | 'SHOW'
      | 'PAIRING'
      | 'FAILED'
  }
>

/** Rules for the nine steps of the connect dialog. They do not hold in its sign-in form. */
export function reduceFlow(state: State, event: FlowEvent, facts: Facts): Next {
  const { connection, dialog } = state
  if (dialog?.name !== 'connect' || connection.type === 'connected')
    return [state, []]
  const { flow } = dialog
  switch (event.type) {
    case 'CHOOSE':
      return chooseWallet(state, flow, event.walletId, facts)
    case 'RETRY':
      return flow.page.step === 'CONNECT' && flow.attempt?.type === 'failed'
        ? chooseWallet(state, flow, flow.page.walletId, facts)
        : [state, []]
    case 'BACK':
    case 'LEARN':
    case 'GET':
    case 'SHOW':
      return [withFlow(state, turn(flow, event, facts)), []]
    case 'PAIRING':
    case 'FAILED':
      return [withFlow(state, hear(flow, event)), []]
  }
}

function turn(
  flow: Flow,
  event: Extract<FlowEvent, { type: 'BACK' | 'LEARN' | 'GET' | 'SHOW' }>,
  { layout, wallet }: Facts,
): Flow {
  switch (event.type) {
    case 'BACK': {
      const page = backTarget(flow, layout)
      if (!page) return flow
      const history = flow.history.slice(0, flow.history.lastIndexOf(page))
      return { ...flow, page, history }
    }
    case 'LEARN':
      return layout === 'compact' && flow.page.step !== 'LEARN_COMPACT'
        ? { page: { step: 'LEARN_COMPACT' }, history: [firstFlow.page] }
        : flow
    case 'GET':
      return showGet(flow)
    case 'SHOW': {
      const { step, walletId } = event
      const known = wallet(walletId)
      return known && hasPage(step, known, layout)
        ? showWalletPage(flow, step, walletId, known)
        : flow
    }
  }
}

/** News of an attempt that is over, or of an older one, changes nothing. */
function hear(
  flow: Flow,
  event: Extract<FlowEvent, { type: 'PAIRING' | 'FAILED' }>,
): Flow {
  const { attempt } = flow
  if (attempt?.type !== 'asking' || attempt.number !== event.attempt)
    return flow
  const { number, walletId } = attempt
  return merge(flow, {
    attempt:
      event.type === 'PAIRING'
        ? merge(attempt, { uri: event.uri })
        : { type: 'failed', number, walletId, failure: event.failure },
  })
}
