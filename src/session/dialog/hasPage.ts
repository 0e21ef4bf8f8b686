import type { Layout, WalletFacts } from '../Facts'
import type { WalletStep } from '../State'

type PageStep = Exclude<WalletStep, 'CONNECT'>

const pages: Record<PageStep, (wallet: WalletFacts) => boolean> = {
  DOWNLOAD_OPTIONS: (wallet) => countDownloads(wallet) > 0,
  DOWNLOAD: (wallet) => wallet.hasMobileDownload,
  INSTRUCTIONS_MOBILE: (wallet) =>
    wallet.hasMobileDownload && wallet.hasQrInstructions,
  INSTRUCTIONS_EXTENSION: (wallet) => wallet.hasExtensionInstructions,
  INSTRUCTIONS_DESKTOP: (wallet) => wallet.hasDesktopInstructions,
}

/** Whether a wallet has a page for this step. Phones have stores instead: no page there. */
export function hasPage(
  step: PageStep,
  wallet: WalletFacts,
  layout: Layout,
): boolean {
  return layout !== 'mobile' && pages[step](wallet)
}

/** How many cards DOWNLOAD_OPTIONS shows. */
export function countDownloads(wallet: WalletFacts): number {
  return (
    +wallet.hasExtensionDownload +
    +!!wallet.hasDesktopDownload +
    +wallet.hasMobileDownload
  )
}
