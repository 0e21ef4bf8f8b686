/** The page's storage, or memory where it is full, blocked or absent. Never throws. */
export type Storage = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** Wraps a Web Storage so that its faults cost persistence and nothing else. */
export function safeStorage(
  open: () => Pick<
    globalThis.Storage,
    'getItem' | 'setItem' | 'removeItem'
  > | null,
): Storage {
  const memory = new Map<string, string>()
  return {
    get(key) {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      return attempt(() => open()?.getItem(key)) ?? null
    },
    set(key, value) {
      memory.set(key, value)
      const isKept = attempt(() => {
        open()?.setItem(key, value)
        return open()?.getItem(key) === value
      })
      if (isKept) memory.delete(key)
    },
    remove(key) {
      memory.delete(key)
      attempt(() => open()?.removeItem(key))
    },
  }
}

/** This page's storage. Shared with everything else of the origin: keys carry our prefix. */
export const pageStorage = safeStorage(() => globalThis.localStorage)

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
