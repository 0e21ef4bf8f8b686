import { safeStorage } from './storage'

/** Of this tab alone, and so beyond a reload: phones drop pages that lie behind an app. */
const tab = safeStorage(() => globalThis.sessionStorage)
const key = 'walletdock.asked'

/** Remembers an app that was asked, in case this page is discarded before the answer. */
export function noteAskedApp(asked: string): void {
  tab.set(key, asked)
}

/** What was noted, in this life of the page or an earlier one. */
export function askedApp(): string | null {
  return tab.get(key)
}

/** The answer is here, or no longer wanted. */
export function forgetAskedApp(): void {
  tab.remove(key)
}
