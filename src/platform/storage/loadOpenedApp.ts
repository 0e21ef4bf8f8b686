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

/** Returns the app that was opened from this tab and can still answer. */
export function loadOpenedApp(): OpenedApp | undefined {
  try {
    const { expiresAt, link, name, uri, walletId } = JSON.parse(
      storedOpenedApp() ?? '{}',
    )
    const isWhole = typeof walletId === 'string' && typeof uri === 'string'
    const areTexts = typeof name === 'string' && typeof link === 'string'
    return isWhole && expiresAt > Date.now()
      ? { walletId, uri, expiresAt, ...(areTexts && { name, link }) }
      : undefined
  } catch {
    // The stored text is not JSON, so it is not ours.
    return undefined
  }
}
