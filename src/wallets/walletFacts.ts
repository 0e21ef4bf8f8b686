import type { Device } from '../platform/device'
import { downloadLinks } from './downloadLinks'
import type { Wallet } from './Wallet'

/** Which pages of the connect dialog a wallet has on this device. */
export function walletFacts(
  wallet: Wallet & { readonly ready: boolean },
  device: Device,
) {
  const links = downloadLinks(wallet.downloadUrls, device)
  return {
    ready: wallet.ready,
    hasExtensionDownload: Boolean(links.extension),
    hasDesktopDownload: Boolean(links.desktop),
    hasMobileDownload: Boolean(links.phone ?? links.store),
    hasQrInstructions: Boolean(wallet.qrCode),
    hasExtensionInstructions: Boolean(links.extension && wallet.extension),
    hasDesktopInstructions: Boolean(links.desktop && wallet.desktop),
  }
}
