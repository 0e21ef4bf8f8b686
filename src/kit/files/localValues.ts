/** Returns a stored value, or a nullish value if nothing is stored or storage is blocked. */
export function loadLocal(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix + key) ?? 'null')
  } catch {
    // The page has no storage, or the stored text is not JSON.
    return
  }
}

/** Stores a value for later visits. Does nothing if storage is blocked or full. */
export function saveLocal(key: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // The next visit works without the value.
  }
}

const prefix = 'walletdock.host.'
