import type { Dock } from './Dock'

// A symbol of the page, not of this module: several copies of us must agree on one session.
export const key = Symbol.for('walletdock.registry/1')

/** The page is everybody's; under this symbol there is only ever a dock. */
export const page = globalThis as { [key]?: Dock }

/** The page's Walletdock as it is now: another one may have taken the given one's place. */
export function currentDock(dock: Dock): Dock {
  return page[key] ?? dock
}
