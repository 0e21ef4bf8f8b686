import type { Flow, State } from './State'

/**
 * The session with this flow in its connect dialog. An attempt lives as long
 * as its CONNECT page is shown or can be gone back to.
 */
export function withFlow(state: State, flow: Flow): State {
  const { dialog } = state
  if (dialog?.name === 'connect' && dialog.flow === flow) return state
  const isKept = [...flow.history, flow.page].some(
    (page) =>
      page.step === 'CONNECT' && page.walletId === flow.attempt?.walletId,
  )
  return {
    ...state,
    dialog: {
      name: 'connect',
      flow: isKept ? flow : { ...flow, attempt: undefined },
    },
  }
}
