import type { Dock } from './Dock'

// A global symbol, because several copies of this module must share one session.
export const key = Symbol.for('walletdock.registry/2')

/** `globalThis`. Under this key it only ever has a dock. */
export const page = globalThis as { [key]?: Dock }

/** Returns the page's current dock, which may have replaced the given one. */
export function currentDock(dock: Dock): Dock {
  return page[key] ?? dock
}
