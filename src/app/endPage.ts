import { dockEvent } from '../platform/page/dockEvent'
import { initialState } from '../wallet/session/initialState'
import { accountMark } from './accountMark'
import { dockGlobal, key, removeDock } from './currentDock'

/**
 * Ends everything that Walletdock does on this page, and resolves once its elements are gone. Wallets stay connected,
 * and the session stays stored, so that the next load restores it. The kit calls this for `dispose`, and afterwards
 * ignores this container until the page loads its release again.
 */
export async function endPage(): Promise<void> {
  const dock = dockGlobal[key]
  if (!dock) return
  removeDock(dock)
  // Hosts must not receive the event of a visitor who disconnects, so end their listeners first.
  dispatchEvent(new Event(dockEvent))
  const { auth, signer } = dock.session.getState()
  const last = { ...initialState, auth, signer, isEnded: true } as const
  // This reducer wraps all others, so the session ignores everything that is still in progress.
  dock.session.use({ reduce: () => () => [last, []] })
  dock.session.send({ type: 'CLOSE' })
  dock.end()
  performance.clearMarks(accountMark)
  // React removes the elements in a microtask.
  await new Promise((resolve) => setTimeout(resolve))
}
