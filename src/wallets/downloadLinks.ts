import type { Device } from '../platform/device'
import { desktopUrl } from './desktopUrl'
import { extensionUrl } from './extensionUrl'
import { mobileUrl } from './mobileUrl'
import type { DownloadLinks, DownloadUrls } from './Wallet'

/** Chooses from a wallet's downloads what this device can use. */
export function downloadLinks(
  urls: DownloadUrls | undefined,
  device: Device,
): DownloadLinks {
  if (device.mobile) return { store: mobileUrl(urls, device) }
  return {
    extension: extensionUrl(urls, device),
    desktop: desktopUrl(urls, device),
    phone: urls?.qrCode ?? urls?.mobile,
  }
}
