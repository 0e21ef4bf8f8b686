import type { WalletEvent } from '../../session/told/WalletEvent'
import { currentDock } from '../currentDock.initial'
import { watchEvents } from './watchEvents'
import { whenDock } from './whenDock'

export type { WalletEvent } from '../../session/told/WalletEvent'

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
  const tell = (event: WalletEvent) => {
    if (isOver) return
    try {
      listener(event)
    } catch (thrown) {
      reportError(thrown)
    }
  }
  whenDock((first) => {
    if (isOver) return
    let dock = first
    let unwatch = watchEvents(dock, tell)
    const leave = first.live.subscribe(() => {
      const next = currentDock(dock)
      if (next === dock) return
      unwatch()
      unwatch = watchEvents(next, tell, dock.session.getState())
      dock = next
    })
    stop = () => {
      leave()
      unwatch()
    }
  })
  return () => {
    isOver = true
    stop()
  }
}
