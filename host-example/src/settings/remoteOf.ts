import type { Settings } from './Settings'

/** Returns the options that say where to load Walletdock from. All parts of this page use the same options. */
export function remoteOf({ remoteUrl, follow }: Settings) {
  return { url: remoteUrl, timeoutMs: 8000, ...follow }
}
