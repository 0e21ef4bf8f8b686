import {
  currentDock,
  dockEvent,
  key,
  page,
} from '../../app/currentDock.initial'
import type { WalletEvent } from './WalletEvent'
import { watchEvents } from './watchEvents'

export type { WalletEvent } from './WalletEvent'

/**
 * Reports events of the visitor's wallet, starting with the page's first provider. An error of the listener is reported
 * as uncaught and has no other effect.
 * @returns Function that removes the listener.
 * @example const stop = onWalletEvent((event) => console.log(event.type))
 */
export function onWalletEvent(
  listener: (event: WalletEvent) => void,
): () => void {
  let isOver = false
  let stop = () => {}
  const report = (event: WalletEvent) => {
    if (isOver) return
    try {
      listener(event)
    } catch (thrown) {
      reportError(thrown)
    }
  }
  function follow() {
    const first = page[key]
    if (!first || isOver) return
    let dock = first
    let unwatch = watchEvents(dock, report)
    const leave = first.live.subscribe(() => {
      const next = currentDock(dock)
      if (next === dock) return
      unwatch()
      unwatch = watchEvents(next, report, dock.session.getState())
      dock = next
    })
    stop = () => {
      leave()
      unwatch()
    }
  }
  // Another copy of Walletdock may create the dock, so the copies share this event of the page.
  if (page[key]) follow()
  else addEventListener(dockEvent, follow, { once: true })
  return () => {
    isOver = true
    stop()
  }
}
