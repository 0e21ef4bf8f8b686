import { key, page } from '../currentDock'
import type { Dock } from '../Dock'

/**
 * Hands over the page's Walletdock: at once, or when the first provider makes it.
 *
 * Only pages that want events call this. It watches the place where `dockOf` puts the dock, instead of asking `dockOf`
 * to call back, so that no other page downloads a byte for it.
 */
export function whenDock(take: (dock: Dock) => void): void {
  const there = page[key]
  if (there) {
    take(there)
    return
  }
  const others = Object.getOwnPropertyDescriptor(page, key)?.set
  Object.defineProperty(page, key, {
    configurable: true,
    get: () => undefined,
    set(dock: Dock) {
      const value = { value: dock, writable: true, enumerable: true }
      Object.defineProperty(page, key, { ...value, configurable: true })
      others?.call(page, dock)
      take(dock)
    },
  })
}
