import { currentDock } from '../currentDock.initial'
import type { Dock } from '../Dock'
import { balanceReader } from './balanceReader.initial'

/** Reads the wallet of a page without React, also after the page's wagmi config has been replaced. */
export function pageReader(first: Dock) {
  let dock = first
  const subscriptions = new Set<{
    readonly listener: () => void
    stop: () => void
  }>()
  const leave = first.live.subscribe(() => {
    const next = currentDock(dock)
    if (next === dock) return
    dock = next
    for (const subscription of subscriptions) {
      subscription.stop()
      subscription.stop = readerOf(dock).subscribe(subscription.listener)
    }
    dock.session.notify()
  })

  return {
    getSnapshot: () => readerOf(dock).getSnapshot(),
    subscribe(listener: () => void) {
      const stop = readerOf(dock).subscribe(listener)
      const subscription = { listener, stop }
      subscriptions.add(subscription)
      return () => {
        subscriptions.delete(subscription)
        subscription.stop()
      }
    },
    leave,
  }
}

const readers = new WeakMap<Dock, ReturnType<typeof balanceReader>>()

/** Returns the reader that all buttons of a page without React share. */
function readerOf(dock: Dock) {
  const reader = readers.get(dock) ?? balanceReader(dock)
  readers.set(dock, reader)
  return reader
}
