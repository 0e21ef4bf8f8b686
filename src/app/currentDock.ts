import type { Dock } from './Dock'

// A global symbol, because several copies of this module must share one session.
export const key = Symbol.for('walletdock.registry/3')

/** `globalThis`, typed with the property that holds the page's dock. */
export const dockGlobal = globalThis as { [key]?: Dock }

/** Removes the dock from the page, so that the next configuration creates a new one. */
export function removeDock(dock: Dock): void {
  if (dockGlobal[key] === dock) delete dockGlobal[key]
}

/** Returns the page's current dock, which may have replaced the given one. */
export function currentDock(dock: Dock): Dock {
  return dockGlobal[key] ?? dock
}
