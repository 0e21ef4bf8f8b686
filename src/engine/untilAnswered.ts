import type { Connector } from '@wagmi/core'
import { removeElements } from '../platform/removeElements'
import { withPopup } from './withPopup'
import { withPulse } from './withPulse'

/** Waits for a wallet's answer, and for what tells that there will be none, by the kind of the wallet. */
export async function untilAnswered(
  connector: Connector,
  answer: Promise<void>,
): Promise<void> {
  if (connector.type === 'injected') return withPulse(connector, answer)
  if (connector.type !== 'coinbaseWallet') return answer
  try {
    await withPopup(await connector.getProvider(), answer)
  } finally {
    // Its SDK tells of a window that stayed closed on top of our own words, and of the button that helps.
    removeElements('.-cbwsdk-snackbar-root')
  }
}
