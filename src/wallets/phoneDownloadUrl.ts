import type { DownloadUrls } from './Wallet'

/** What the code of the DOWNLOAD step carries: a page that any phone can open. */
export function phoneDownloadUrl(
  urls: DownloadUrls | undefined,
): string | undefined {
  return urls?.qrCode ?? urls?.mobile
}
