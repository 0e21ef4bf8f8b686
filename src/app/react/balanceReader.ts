import type { Dock } from '../Dock'
import type { Wallet } from '../wallet/Wallet'

/**
 * The wallet as one reader sees it: from the moment they read its balance until they leave, the balance is fetched.
 * Fits React's `useSyncExternalStore`.
 */
export function balanceReader(
  dock: Pick<Dock, 'getSnapshot' | 'showBalance' | 'subscribe'>,
) {
  let listeners = 0
  let isRead = false
  let hide: (() => void) | undefined
  let seen: Wallet | undefined
  let given: Wallet | undefined

  function look() {
    if (listeners && isRead) hide ??= dock.showBalance()
    else {
      hide?.()
      hide = undefined
    }
  }

  return {
    getSnapshot(): Wallet {
      const snapshot = dock.getSnapshot()
      if (given && snapshot === seen) return given
      seen = snapshot
      given = {
        ...snapshot,
        get balance() {
          isRead ||= Boolean(snapshot.address)
          // Reading is no act: what follows from it waits until rendering is over.
          queueMicrotask(look)
          return snapshot.balance
        },
      }
      return given
    },
    subscribe(listener: () => void) {
      const stop = dock.subscribe(listener)
      listeners += 1
      look()
      return () => {
        stop()
        listeners -= 1
        look()
      }
    },
  }
}
