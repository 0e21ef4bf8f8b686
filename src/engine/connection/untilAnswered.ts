import type { Connector } from '@wagmi/core'
import { removeElements } from '../../platform/page/removeElements'
import { withPulse } from '../withPulse'
import { withPopup } from './withPopup'

/** Waits for a wallet's answer. Rejects early if there are signs that this kind of wallet will not answer. */
export async function untilAnswered(
  connector: Connector,
  answer: Promise<void>,
): Promise<void> {
  if (connector.type !== 'coinbaseWallet') return withPulse(connector, answer)
  try {
    await withPopup(await connector.getProvider(), answer)
  } finally {
    // Coinbase's SDK shows a notice about the blocked popup, which would cover our notice and its button.
    removeElements('.-cbwsdk-snackbar-root')
  }
}
