import { storedOpenedApp } from './openedApp'

/** An app that was opened from this tab and has not answered yet. */
export type OpenedApp = {
  readonly walletId: string
  /** Pairing URI that the app has received. */
  readonly uri: string
  /** Name of the wallet, and link that opened its app. Missing in a web view, which the link would close. */
  readonly name?: string | undefined
  readonly link?: string | undefined
  /** Time until which the app can answer, in milliseconds since 1970. */
  readonly expiresAt: number
}

/** Longest time that a code lasts, in milliseconds. A stored app that lasts longer is not ours. */
const longestMs = 3_600_000

/** Returns the app that was opened from this tab and can still answer. */
export function loadOpenedApp(): OpenedApp | undefined {
  try {
    const { expiresAt, link, name, uri, walletId } = JSON.parse(
      storedOpenedApp() ?? '{}',
    )
    const isWhole = typeof walletId === 'string' && typeof uri === 'string'
    const areTexts = typeof name === 'string' && typeof link === 'string'
    const leftMs = Number.isFinite(expiresAt) ? expiresAt - Date.now() : 0
    return isWhole && leftMs > 0 && leftMs < longestMs
      ? { walletId, uri, expiresAt, ...(areTexts && { name, link }) }
      : undefined
  } catch {
    // The stored text is not JSON, so it is not ours.
    return undefined
  }
}
