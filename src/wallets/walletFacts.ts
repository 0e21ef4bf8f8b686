import type { ListedWallet } from './Wallet'

/** Returns which steps of the connect dialog a wallet has on this device. */
export function walletFacts(wallet: ListedWallet) {
  const { links, ready } = wallet
  return {
    ready,
    hasExtensionDownload: Boolean(links.extension),
    hasDesktopDownload: Boolean(links.desktop),
    hasMobileDownload: Boolean(links.phone ?? links.store),
    hasQrInstructions: Boolean(wallet.qrCode),
    hasExtensionInstructions: Boolean(links.extension && wallet.extension),
    hasDesktopInstructions: Boolean(links.desktop && wallet.desktop),
  }
}
