import { afterPaint } from '../../platform/afterPaint'
import type { Session } from '../../session/createSession'
import { attemptOf } from '../../session/dialog/attemptOf'
import type { State } from '../../session/State'
import { watchOverlays } from '../../ui/dialog/watchOverlays'

/** Whether a wallet has drawn something into the page that the visitor needs. Fits React's `useSyncExternalStore`. */
export type WalletOverlay = {
  get(): boolean
  subscribe(listener: () => void): () => void
}

/** Watches the page while a dialog of ours may be in a wallet's way. It starts before the wallet is asked. */
export function watchForWallet({
  getState,
  subscribe,
}: Session): WalletOverlay {
  const listeners = new Set<() => void>()
  let isThere = false
  let stop: (() => void) | undefined

  const report = (isNow: boolean) => {
    isThere = isNow
    for (const listener of [...listeners]) listener()
  }
  const follow = () => {
    const state = getState()
    if (isAsking(state)) stop ??= watchOverlays(report)
    else if (maySend(state))
      // The page is looked through when the dialog is on the screen.
      afterPaint(() => {
        if (maySend(getState())) stop ??= watchOverlays(report)
      })
    else {
      stop?.()
      stop = undefined
      isThere = false
    }
  }
  follow()
  subscribe(follow)
  return {
    get: () => isThere,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function isAsking(state: State): boolean {
  const { dialog, signIn, switchingTo } = state
  return (
    attemptOf(state) !== undefined ||
    (dialog !== undefined && switchingTo !== undefined) ||
    (dialog?.name === 'connect' && signIn?.type === 'signing')
  )
}

/** The page may send at any time while the account dialog is open; the session does not know of it. */
function maySend({ dialog }: State): boolean {
  return dialog?.name === 'account'
}
