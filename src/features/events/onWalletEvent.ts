import { dockGlobal, key } from '../../app/currentDock'
import type { Dock } from '../../app/Dock'
import { guard } from '../../platform/listeners'
import { dockEvent } from '../../platform/page/dockEvent'
import type { WalletEvent } from './WalletEvent'
import { watchEvents } from './watchEvents'
import { watchPresses } from './watchPresses'

export type { WalletEvent } from './WalletEvent'

/**
 * Reports events of the visitor's wallet, starting with the page's first provider. An error of the listener is reported
 * as uncaught and has no other effect. Ends when the page disposes of Walletdock.
 * @returns Function that removes the listener.
 * @example const stop = onWalletEvent((event) => console.log(event.type))
 */
export function onWalletEvent(
  listener: (event: WalletEvent) => void,
): () => void {
  let isOver = false
  let unwatch = () => {}
  let dock: Dock | undefined
  const report = (event: WalletEvent) => {
    if (!isOver) guard(() => listener(event))
  }
  function follow() {
    const reported = dock?.session.getState()
    unwatch()
    const before = dock
    dock = dockGlobal[key]
    if (before && !dock) stop()
    if (dock) unwatch = watchEvents(dock, report, reported)
  }
  follow()
  const unwatchPresses = watchPresses(report)
  // Another copy of Walletdock may create the dock, so the copies share this event of the page.
  addEventListener(dockEvent, follow)
  return stop

  function stop() {
    isOver = true
    removeEventListener(dockEvent, follow)
    unwatch()
    unwatchPresses()
  }
}
