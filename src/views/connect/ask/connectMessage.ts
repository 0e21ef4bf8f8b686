import type { ChainView } from '../../../data/chains/Chain'
import type { DialogMessages } from '../../../data/messages/dialogs'
import type { ListedWallet } from '../../../data/wallets/Wallet'
import type { FailureClass } from '../../../errors/Failure'
import type { Device } from '../../../platform/device/device'
import type { Attempt } from '../../../wallet/session/State'
import { whyUnsupported } from './whyUnsupported'

/** State of connecting a wallet, with its texts. */
export type ConnectMessage = {
  /**
   * `asking` shows a spinning ring around the wallet. `declined` and `failed` shake the wallet. Only `failed` is red.
   */
  readonly mood: 'asking' | 'declined' | 'failed' | 'idle'
  readonly title: string
  readonly text: string
}

/**
 * Returns the texts for a wallet and the attempt to connect it, if there is one.
 * @param chain chain that the attempt's wallet must switch to
 */
export function connectMessage(
  wallet: ListedWallet,
  attempt: Attempt | undefined,
  { asking, failures, locale, refusals }: DialogMessages,
  device: Device,
  chain?: ChainView,
): ConnectMessage {
  const name = wallet.shortName ?? wallet.name
  if (attempt?.walletId === wallet.id) {
    if (attempt.type === 'asking') {
      const isAny = wallet.id === 'walletConnect'
      const title = isAny ? asking.confirmInAny : asking.confirmIn(name)
      const text =
        attempt.switchingTo !== undefined && chain
          ? asking.switchText(chain.name)
          : asking.confirmText
      return { mood: 'asking', title, text }
    }
    // The type of the messages guarantees a sentence for every class.
    const failureClass: FailureClass = attempt.failure.class
    const { refusal } = attempt.failure
    const { title, text } = failures[failureClass]
    const mood = failureClass === 'rejected' ? 'declined' : 'failed'
    return {
      mood,
      title: title(name),
      text: refusal ? refusals[refusal] : text,
    }
  }
  if (wallet.unsupported)
    return {
      mood: 'idle',
      title: asking.notAvailable(name),
      text: whyUnsupported(wallet, device, asking, locale),
    }
  return wallet.ready
    ? {
        mood: 'idle',
        title: asking.readyTitle(name),
        text: asking.readyText,
      }
    : {
        mood: 'idle',
        title: asking.notInstalled(name),
        text: asking.notInstalledText,
      }
}
