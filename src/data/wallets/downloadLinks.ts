import type { Device } from '../../platform/device/device'
import { safeLink } from './safeLink'
import type { DownloadLinks, DownloadUrls } from './Wallet'

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

/** Returns the URL of a wallet's desktop app for this system. `undefined` on phones. */
export function desktopUrl(
  urls: DownloadUrls | undefined,
  { mobile, system }: Device,
): string | undefined {
  if (!urls || mobile) return undefined
  const own =
    system === 'windows' || system === 'macos' || system === 'linux'
      ? urls[system]
      : undefined
  return own ?? urls.desktop
}

/** Returns the app store page of a wallet's phone app, for this phone. */
export function mobileUrl(
  urls: DownloadUrls | undefined,
  { system }: Device,
): string | undefined {
  const store = system === 'ios' || system === 'android' ? system : 'mobile'
  return urls?.[store] ?? urls?.mobile
}

// Brave and Arc install extensions from Chrome's store. Edge and Opera can do so as well.
const stores: Record<
  Device['browser'],
  readonly ('chrome' | 'edge' | 'firefox' | 'opera')[]
> = {
  chrome: ['chrome'],
  brave: ['chrome'],
  arc: ['chrome'],
  edge: ['edge', 'chrome'],
  opera: ['opera', 'chrome'],
  firefox: ['firefox'],
  safari: [],
  other: [],
}

/** Returns the URL of a wallet's extension for this browser. `undefined` on phones. */
export function extensionUrl(
  urls: DownloadUrls | undefined,
  device: Device,
): string | undefined {
  if (!urls || device.mobile) return undefined
  const store = stores[device.browser].find((name) => urls[name])
  return (store && urls[store]) ?? urls.browserExtension
}
