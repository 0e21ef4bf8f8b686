import type { Facts } from '../Facts'
import { initialFlow } from '../initialState.initial'
import type { Attempt, Flow } from '../State'
import { hasStep } from './hasStep'
import { showWalletStep } from './showStep'

/**
 * Connects a wallet if it is ready. Otherwise shows how to install it.
 * @param latest number of the latest attempt; a new attempt has the next number
 */
export function chooseWallet(
  flow: Flow,
  walletId: string,
  facts: Facts,
  latest: number,
): Flow {
  const wallet = facts.wallet(walletId)
  if (!wallet) return flow

  const step = 'DOWNLOAD_OPTIONS'
  if (!wallet.ready && hasStep(step, wallet, facts.layout))
    return showWalletStep(flow, step, walletId, wallet)

  const { step: current } = flow
  const attempt = attemptFor(flow, walletId, wallet.ready, latest)
  return attempt === flow.attempt &&
    current.name === 'CONNECT' &&
    current.walletId === walletId
    ? flow
    : {
        step: { name: 'CONNECT', walletId },
        history: [initialFlow.step],
        attempt,
      }
}

/** Keeps the pending attempt of the same wallet. Starts none for a wallet that is not ready. */
function attemptFor(
  { attempt }: Flow,
  walletId: string,
  ready: boolean,
  latest: number,
): Attempt | undefined {
  if (attempt?.type === 'asking' && attempt.walletId === walletId)
    return attempt
  return ready ? { type: 'asking', number: latest + 1, walletId } : undefined
}
