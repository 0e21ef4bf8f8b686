import { safeStorage } from './storage'

/**
 * In session storage, which belongs to this tab and survives a reload. Phones discard and reload pages behind an app.
 */
const tab = safeStorage(() => globalThis.sessionStorage)
const key = 'walletdock.asked'

/** Stores the opened app, in case this page is discarded before the app answers. */
export function saveOpenedApp(walletId: string): void {
  tab.set(key, walletId)
}

/** Returns the stored app, which this page or an earlier one in this tab has opened. */
export function storedOpenedApp(): string | null {
  return tab.get(key)
}

/** Removes the stored app, because it has answered or the visitor no longer waits for it. */
export function removeOpenedApp(): void {
  tab.remove(key)
}
