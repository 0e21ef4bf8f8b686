import type { Connector } from '@wagmi/core'
import { removeElements } from '../../platform/removeElements'
import { withPopup } from './withPopup'
import { withPulse } from './withPulse'

/** Waits for a wallet's answer, or for signs that there will be none, depending on the kind of wallet. */
export async function untilAnswered(
  connector: Connector,
  answer: Promise<void>,
): Promise<void> {
  if (connector.type !== 'coinbaseWallet') return withPulse(connector, answer)
  try {
    await withPopup(await connector.getProvider(), answer)
  } finally {
    // Its SDK shows its own notice about the blocked window, on top of ours and of the button that helps.
    removeElements('.-cbwsdk-snackbar-root')
  }
}
