import type { Facts } from './Facts'
import { firstFlow } from './firstFlow'
import { hasPage } from './hasPage'
import type { Next } from './Next'
import type { Attempt, Flow, State } from './State'
import { showWalletPage } from './showPage'
import { withFlow } from './withFlow'

/** Asks a wallet that is ready, and helps to get one that is not. */
export function chooseWallet(
  state: State,
  flow: Flow,
  walletId: string,
  facts: Facts,
): Next {
  const wallet = facts.wallet(walletId)
  if (!wallet) return [state, []]

  const step = 'DOWNLOAD_OPTIONS'
  if (!wallet.ready && hasPage(step, wallet, facts.layout))
    return [withFlow(state, showWalletPage(flow, step, walletId, wallet)), []]

  // A wallet is not asked twice: its page is shown again.
  const asking =
    flow.attempt?.type === 'asking' && flow.attempt.walletId === walletId
      ? flow.attempt
      : undefined
  if (asking || !wallet.ready)
    return [withFlow(state, showConnect(flow, walletId, asking)), []]

  const number = state.attempts + 1
  const attempt: Attempt = { type: 'asking', number, walletId }
  return [
    {
      ...withFlow(state, showConnect(flow, walletId, attempt)),
      attempts: number,
    },
    [{ type: 'CONNECT', attempt: number, walletId }],
  ]
}

function showConnect(flow: Flow, walletId: string, attempt?: Attempt): Flow {
  const { page } = flow
  const isShown = page.step === 'CONNECT' && page.walletId === walletId
  return isShown && flow.attempt === attempt
    ? flow
    : {
        page: { step: 'CONNECT', walletId },
        history: [firstFlow.page],
        attempt,
      }
}
