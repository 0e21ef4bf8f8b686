/** The page's storage. Uses memory if the storage is full, blocked or missing. Never throws. */
export type Storage = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

type Area = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Wraps a web storage, so that its errors only affect persistence. */
export function safeStorage(open: () => Area | null): Storage {
  /** Values that could not be written. Null for keys that could not be removed. */
  const memory = new Map<string, string | null>()

  function write(key: string, value: string | null, act: (at: Area) => void) {
    memory.set(key, value)
    const isWritten = attempt(() => {
      const at = open()
      if (at) act(at)
      return at?.getItem(key) === value
    })
    if (isWritten) memory.delete(key)
  }

  return {
    get(key) {
      const inMemory = memory.get(key)
      if (inMemory !== undefined) return inMemory
      const value: unknown = attempt(() => open()?.getItem(key))
      return typeof value === 'string' ? value : null
    },
    set: (key, value) => write(key, value, (at) => at.setItem(key, value)),
    remove: (key) => write(key, null, (at) => at.removeItem(key)),
  }
}

/**
 * Key of the connected button, as the last page has shown it. Nothing is stored for visitors who have disconnected.
 * @see storedButton
 */
export const buttonKey = 'walletdock.button'

/** This page's storage. All other code on the origin uses the same storage, so our keys have a prefix. */
export const pageStorage = safeStorage(() => globalThis.localStorage)

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    // If the storage is missing or full, continue without persistence.
    return undefined
  }
}
