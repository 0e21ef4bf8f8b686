import type { Device } from '../platform/device'
import type { DownloadUrls } from './Wallet'

/** Where this system's desktop app of a wallet can be installed from; phones have none. */
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
