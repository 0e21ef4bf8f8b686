/** Reads what was kept for later visits; nothing when nothing was, or storage is blocked. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix + key) ?? 'null')
  } catch {
    // Nothing is remembered on pages without storage.
    return
  }
}

/** Keeps a value for later visits, where storage lets it. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // The next visit does without.
  }
}

const prefix = 'walletdock.host.'
