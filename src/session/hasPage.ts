import type { Facts, WalletFacts } from './Facts'
import type { WalletStep } from './State'

/** Whether a wallet has a page for this step. Phones have stores instead: no page there. */
export function hasPage(
  step: Exclude<WalletStep, 'CONNECT'>,
  wallet: WalletFacts,
  layout: Facts['layout'],
): boolean {
  if (layout === 'mobile') return false
  switch (step) {
    case 'DOWNLOAD_OPTIONS':
      return countDownloads(wallet) > 0
    case 'DOWNLOAD':
      return wallet.hasMobileDownload
    case 'INSTRUCTIONS_MOBILE':
      return wallet.hasMobileDownload && wallet.hasQrInstructions
    case 'INSTRUCTIONS_EXTENSION':
      return wallet.hasExtensionInstructions
    case 'INSTRUCTIONS_DESKTOP':
      return wallet.hasDesktopInstructions
  }
}

/** How many cards DOWNLOAD_OPTIONS shows. */
export function countDownloads(wallet: WalletFacts): number {
  return [
    wallet.hasExtensionDownload,
    wallet.hasDesktopDownload,
    wallet.hasMobileDownload,
  ].filter(Boolean).length
}
