import type { Device } from '../platform/device'
import { extensionUrl } from './extensionUrl'
import { phoneDownloadUrl } from './phoneDownloadUrl'
import type { ListedWallet } from './Wallet'

/** Which pages of the connect dialog a wallet has on this device. */
export function walletFacts(wallet: ListedWallet, device: Device) {
  const { downloadUrls, desktop, extension, qrCode, ready } = wallet
  const extensionPage = extensionUrl(downloadUrls, device)
  return {
    ready,
    hasExtensionDownload: extensionPage !== undefined,
    hasMobileDownload: phoneDownloadUrl(downloadUrls) !== undefined,
    hasQrInstructions: qrCode !== undefined,
    hasExtensionInstructions:
      extensionPage !== undefined && extension !== undefined,
    hasDesktopInstructions: desktop !== undefined,
  }
}
