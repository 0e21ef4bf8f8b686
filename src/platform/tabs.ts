import { onStored } from './onStored'
import { pageStorage } from './storage'

const key = 'walletdock.tabs'

/** Informs the other tabs of this origin that a wallet has connected or disconnected here. */
export function tellTabs(): void {
  // Later: wagmi writes a connection down just after it has told of it. Only what differs is told.
  queueMicrotask(() => pageStorage.set(key, `${Math.random()}`))
}

/** Calls back when another tab has reported that. */
export function onTabs(act: () => void): void {
  onStored(key, act)
}
