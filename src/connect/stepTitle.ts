import type { DialogMessages } from '../messages/dialogs'
import type { StepName } from '../session/State'
import type { ListedWallet } from '../wallets/Wallet'

/** Returns the heading of a step. */
export function stepTitle(
  step: StepName,
  wallet: ListedWallet | undefined,
  { download, get, instructions, intro, scan }: DialogMessages,
  /** Whether the step shows a QR code. */
  hasCode = false,
): string {
  if (step === 'GET') return get.title
  if (!wallet || step === 'NONE' || step === 'LEARN_COMPACT') return intro.title
  const name = wallet.shortName ?? wallet.name
  switch (step) {
    case 'CONNECT':
      if (!hasCode) return name
      return wallet.id === 'walletConnect' ? scan.anyTitle : scan.title(name)
    case 'DOWNLOAD_OPTIONS':
      return download.optionsTitle(name)
    case 'DOWNLOAD':
      return download.title(name)
    case 'INSTRUCTIONS_MOBILE':
    case 'INSTRUCTIONS_EXTENSION':
    case 'INSTRUCTIONS_DESKTOP':
      return instructions.title(name)
  }
}
