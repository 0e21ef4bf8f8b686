import type { Storage } from './storage'

/** Key of WalletConnect's client for the app that it opens for every later request. */
const key = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Stores the app that a link opens, for later requests. */
export function saveApp(storage: Storage, link: string, name: string): void {
  const [href] = link.split('?')
  storage.set(key, JSON.stringify({ href, name }))
}

/** Removes the app, because its wallet has disconnected or another one has connected. */
export function removeApp(storage: Storage): void {
  storage.remove(key)
}
