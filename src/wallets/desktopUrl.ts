import type { Device } from '../platform/device'
import type { DownloadUrls } from './Wallet'

/** Where a wallet's desktop app can be had for this system; phones have none. */
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
