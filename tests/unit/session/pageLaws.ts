import type { Facts, WalletFacts } from '../../../src/session/Facts'
import type { Page } from '../../../src/session/State'

/** Whether a layout and a wallet have such a page. */
export function exists(page: Page, { layout, wallet }: Facts): boolean {
  if (page.step === 'LEARN_COMPACT') return layout === 'compact'
  if (!('walletId' in page)) return true
  const facts = wallet(page.walletId)
  if (!facts || page.step === 'CONNECT') return facts !== undefined
  return layout !== 'mobile' && isOffered(page.step, facts)
}

function isOffered(step: Page['step'], wallet: WalletFacts): boolean {
  const { hasExtensionDownload, hasMobileDownload, hasDesktopDownload } = wallet
  switch (step) {
    case 'DOWNLOAD_OPTIONS':
      return (
        hasExtensionDownload || hasMobileDownload || hasDesktopDownload === true
      )
    case 'DOWNLOAD':
      return hasMobileDownload
    case 'INSTRUCTIONS_MOBILE':
      return hasMobileDownload && wallet.hasQrInstructions
    case 'INSTRUCTIONS_EXTENSION':
      return wallet.hasExtensionInstructions
    case 'INSTRUCTIONS_DESKTOP':
      return wallet.hasDesktopInstructions
    default:
      return true
  }
}

/** A page of two cards or more is a page to go back to. */
export function hasChoice(wallet: WalletFacts | undefined): boolean {
  const cards = [
    wallet?.hasExtensionDownload,
    wallet?.hasMobileDownload,
    wallet?.hasDesktopDownload,
  ]
  return cards.filter(Boolean).length > 1
}
