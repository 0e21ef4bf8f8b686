import { askedApp } from './askedApp'

/** An app that was opened from this tab and has not answered yet. */
export type AskedApp = {
  readonly walletId: string
  /** Pairing URI that the app was given. */
  readonly uri: string
  /** Name of the wallet and link that opened its app; earlier releases did not note them. */
  readonly name?: string | undefined
  readonly link?: string | undefined
  /** Until when it can answer, in milliseconds since 1970. */
  readonly expiresAt: number
}

/** The app that still can answer, if this tab has asked one. */
export function readAskedApp(): AskedApp | undefined {
  try {
    const { expiresAt, link, name, uri, walletId } = JSON.parse(
      askedApp() ?? '{}',
    )
    const isWhole = typeof walletId === 'string' && typeof uri === 'string'
    const areTexts = typeof name === 'string' && typeof link === 'string'
    return isWhole && expiresAt > Date.now()
      ? { walletId, uri, expiresAt, ...(areTexts && { name, link }) }
      : undefined
  } catch {
    // Anything but JSON is not ours: no app was asked.
    return undefined
  }
}
