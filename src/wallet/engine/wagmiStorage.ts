import { createStorage, type Storage } from '@wagmi/core'
import { pageStorage } from '../../platform/storage/storage'
import { sessionKey } from '../../platform/storage/storedSession'

/** Prefix of every key that wagmi writes for us into the page's storage. */
const storagePrefix = 'walletdock'

/** Returns wagmi's storage. Stored values that wagmi cannot use count as absent. */
export function wagmiStorage(): Storage {
  return createStorage({
    key: storagePrefix,
    storage: {
      getItem(key) {
        // wagmi stores "disconnected" at every start and after every failed reconnection, so we store the session
        // ourselves.
        if (key === sessionKey) return null
        const text = pageStorage.get(key)
        return text !== null && isUsable(key, text) ? text : null
      },
      setItem(key, value) {
        if (key !== sessionKey) pageStorage.set(key, value)
      },
      removeItem: pageStorage.remove,
    },
  })
}

/**
 * Returns whether a stored text is of the form that wagmi wrote. wagmi would throw, and a wallet could no longer connect
 * or switch networks.
 */
function isUsable(key: string, text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    if (key.endsWith('.requestedChains')) return Array.isArray(value)
    if (key.endsWith('.disconnected')) return value === true
    return true
  } catch {
    // Another kit wrote the text, so it counts as absent.
    return false
  }
}
