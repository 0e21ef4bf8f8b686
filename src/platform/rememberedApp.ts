import type { Storage } from './storage'

/** Where WalletConnect's client looks for the app to open again, for every later question. */
const key = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Remembers the app that a link opens, for later questions. */
export function rememberApp(
  storage: Storage,
  link: string,
  name: string,
): void {
  const [href] = link.split('?')
  storage.set(key, JSON.stringify({ href, name }))
}

/** Forgets it, because its wallet is left, or another one is connected. */
export function forgetApp(storage: Storage): void {
  storage.remove(key)
}
