import type { Device } from '../platform/device/device'
import { desktopUrl } from './desktopUrl'
import { extensionUrl } from './extensionUrl'
import { mobileUrl } from './mobileUrl'
import { safeLink } from './safeLink'
import type { DownloadLinks, DownloadUrls } from './Wallet'

/** Returns the wallet's downloads for this device. */
export function downloadLinks(
  urls: DownloadUrls | undefined,
  device: Device,
): DownloadLinks {
  if (device.mobile) return { store: safeLink(mobileUrl(urls, device)) }
  return {
    extension: safeLink(extensionUrl(urls, device)),
    desktop: safeLink(desktopUrl(urls, device)),
    phone: safeLink(urls?.qrCode ?? urls?.mobile),
  }
}
