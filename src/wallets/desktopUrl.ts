import type { Device } from '../platform/device/device'
import type { DownloadUrls } from './Wallet'

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
