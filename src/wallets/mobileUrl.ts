import type { Device } from '../platform/device/device'
import type { DownloadUrls } from './Wallet'

/** Returns the app store page of a wallet's phone app, for this phone. */
export function mobileUrl(
  urls: DownloadUrls | undefined,
  { system }: Device,
): string | undefined {
  const store = system === 'ios' || system === 'android' ? system : 'mobile'
  return urls?.[store] ?? urls?.mobile
}
