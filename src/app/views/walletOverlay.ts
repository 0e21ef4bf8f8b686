import { createListeners } from '../../platform/listeners'
import { afterPaint } from '../../platform/page/whenIdle'
import { watchOverlays } from '../../ui/dialog/watchOverlays'
import type { State } from '../../wallet/session/State'
import { attemptOf } from '../../wallet/session/selectors'
import type { Dock } from '../Dock'

export type WalletOverlay = ReturnType<typeof watchForWallet>

/** Observes the page while our dialog may cover a wallet's elements. Starts before the wallet receives a request. */
export function watchForWallet({
  parts,
  session: { getState, subscribe },
}: Dock) {
  const { notify, subscribe: onReport } = createListeners()
  let isThere = false
  let stop: (() => void) | undefined

  const report = (isNow: boolean) => {
    isThere = isNow
    notify()
  }
  const follow = () => {
    const state = getState()
    if (isPrompting(state)) stop ??= watchOverlays(report)
    else if (maySend(state))
      // Start once the dialog has been painted, because the scan takes time.
      afterPaint(() => {
        if (maySend(getState())) stop ??= watchOverlays(report)
      })
    else {
      stop?.()
      stop = undefined
      isThere = false
    }
  }
  const isPrompting = (state: State) =>
    attemptOf(state) !== undefined ||
    (state.dialog !== undefined && state.switchingTo !== undefined) ||
    parts.some((part) => part.isPrompting?.(state))
  follow()
  subscribe(follow)
  return {
    /** Returns whether a wallet has rendered an element that the visitor needs. */
    get: () => isThere,
    subscribe: onReport,
  }
}

/** The session does not know about transactions, so the page may send one while the account dialog is open. */
function maySend({ dialog }: State): boolean {
  return dialog?.name === 'account'
}
