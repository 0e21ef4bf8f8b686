import type { Settings } from './Settings'

/** Where this page gets Walletdock from: the same for all of its parts. */
export function remoteOf({ remoteUrl, follow }: Settings) {
  return { url: remoteUrl, timeoutMs: 8000, ...follow }
}
