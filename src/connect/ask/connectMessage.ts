import type { ChainView } from '../../chains/Chain'
import type { FailureClass } from '../../errors/Failure'
import type { DialogMessages } from '../../messages/dialogs'
import type { Device } from '../../platform/device'
import type { Attempt } from '../../session/State'
import type { ListedWallet } from '../../wallets/Wallet'
import { whyUnsupported } from './whyUnsupported'

/** Where connecting a wallet stands, in words. */
export type ConnectMessage = {
  /** Asking turns a ring around the wallet; declined and failed shake it, and only what failed is red. */
  readonly mood: 'asking' | 'declined' | 'failed' | 'idle'
  readonly title: string
  readonly text: string
}

/**
 * Sentences for a wallet and the attempt to connect it, if there is one.
 * @param chain the one that the attempt's wallet is asked to switch to
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
    // Every class has its sentence; the type of the messages says so.
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
