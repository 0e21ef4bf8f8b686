import { key, page } from '../currentDock.initial'
import type { Dock } from '../Dock'

/**
 * Calls `take` with the page's dock: immediately, or when the first provider creates it.
 *
 * Only pages that use events call this. It defines a setter for the property that `dockOf` writes, instead of adding a
 * callback to `dockOf`, so that other pages need not download it.
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
