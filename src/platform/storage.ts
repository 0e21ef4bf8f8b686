/** The page's storage, or memory where it is full, blocked or absent. Never throws. */
export type Storage = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

type Area = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Wraps a Web Storage so that its faults cost persistence and nothing else. */
export function safeStorage(open: () => Area | null): Storage {
  /** What the area did not take; null for what it did not give up. */
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
      const held = memory.get(key)
      if (held !== undefined) return held
      const kept: unknown = attempt(() => open()?.getItem(key))
      return typeof kept === 'string' ? kept : null
    },
    set: (key, value) => write(key, value, (at) => at.setItem(key, value)),
    remove: (key) => write(key, null, (at) => at.removeItem(key)),
  }
}

/** This page's storage. Shared with everything else of the origin: keys carry our prefix. */
export const pageStorage = safeStorage(() => globalThis.localStorage)

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    // Pages without storage, and full ones, go on without what should have been kept.
    return undefined
  }
}
