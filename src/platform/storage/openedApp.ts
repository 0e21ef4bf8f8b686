import { storedFields } from '../shapes'
import { type Storage, safeStorage } from './storage'

/** In session storage, because phones discard and reload pages behind an app. */
const tab = safeStorage(() => globalThis.sessionStorage)
const key = 'walletdock.asked'

/** Stores the opened app, in case this page is discarded before the app answers. */
export function saveOpenedApp(walletId: string): void {
  tab.set(key, walletId)
}

export function storedOpenedApp(): string | null {
  return tab.get(key)
}

/** Removes the stored app, because it has answered or the visitor no longer waits for it. */
export function removeOpenedApp(): void {
  tab.remove(key)
}

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
  const app = storedFields(storedOpenedApp())
  const { expiresAt, link, name, uri, walletId } = app
  if (typeof walletId !== 'string' || typeof uri !== 'string') return undefined
  if (typeof expiresAt !== 'number') return undefined
  const leftMs = expiresAt - Date.now()
  if (!(leftMs > 0 && leftMs < longestMs)) return undefined
  const areTexts = typeof name === 'string' && typeof link === 'string'
  return { walletId, uri, expiresAt, ...(areTexts && { name, link }) }
}

/** Key of WalletConnect's client for the app that it opens for every later request. */
const choiceKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

export function saveApp(storage: Storage, link: string, name: string): void {
  const [href] = link.split('?')
  storage.set(choiceKey, JSON.stringify({ href, name }))
}

/** Removes the app, because its wallet has disconnected or another one has connected. */
export function removeApp(storage: Storage): void {
  storage.remove(choiceKey)
}
