import type { Device } from '../../platform/device/device'
import type { DownloadUrls } from './Wallet'

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
