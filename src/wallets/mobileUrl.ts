import type { Device } from '../platform/device'
import type { DownloadUrls } from './Wallet'

/** The store page of a wallet's phone app, for the phone in hand. */
export function mobileUrl(
  urls: DownloadUrls | undefined,
  { system }: Device,
): string | undefined {
  const store = system === 'ios' || system === 'android' ? system : 'mobile'
  return urls?.[store] ?? urls?.mobile
}
