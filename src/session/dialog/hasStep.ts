import type { Layout, WalletFacts } from '../Facts'
import type { WalletStep } from '../State'

type InstallStep = Exclude<WalletStep, 'CONNECT'>

const hasStepFor: Record<InstallStep, (wallet: WalletFacts) => boolean> = {
  DOWNLOAD_OPTIONS: (wallet) => countDownloads(wallet) > 0,
  DOWNLOAD: (wallet) => wallet.hasMobileDownload,
  INSTRUCTIONS_MOBILE: (wallet) =>
    wallet.hasMobileDownload && wallet.hasQrInstructions,
  INSTRUCTIONS_EXTENSION: (wallet) => wallet.hasExtensionInstructions,
  INSTRUCTIONS_DESKTOP: (wallet) => wallet.hasDesktopInstructions,
}

/** Returns whether a wallet has a page for this step. Phones link to app stores and have none. */
export function hasStep(
  step: InstallStep,
  wallet: WalletFacts,
  layout: Layout,
): boolean {
  return layout !== 'mobile' && hasStepFor[step](wallet)
}

/** Returns the number of cards on DOWNLOAD_OPTIONS. */
export function countDownloads(wallet: WalletFacts): number {
  return (
    +wallet.hasExtensionDownload +
    +!!wallet.hasDesktopDownload +
    +wallet.hasMobileDownload
  )
}
