import { connectedButton } from '../../views/button/ConnectButtonView'
import { hasNoticePlace } from '../../views/button/noticePlaces'
import type { VisitorEvent } from '../../wallet/session/Event'
import type { Dock } from '../Dock'
import { showToast, type Toast, type ToastState } from './showToast'

/**
 * Shows failed switches in a corner of the window, if they were started in our network dialog and the page renders its
 * own button. If the page starts a switch itself, only its promise reports the failure.
 */
export function watchFailedSwitch(dock: Dock): void {
  const { session } = dock
  /** Number of the latest switch that was started in our dialog or toast. */
  let ownSwitch: number | undefined
  let toast: Toast | undefined
  /** The current state of the toast. Its code may still be loading. */
  let toastState: ToastState | undefined

  function send(event: VisitorEvent) {
    if (event.type === 'SWITCH') ownSwitch = session.getState().switches + 1
    session.send(event)
    ownSwitch = session.getState().switches
    // While the switch is requested again, the session has no notice to dismiss, so close the toast here.
    if (event.type === 'DISMISS') close()
  }

  function close() {
    toastState = undefined
    toast?.close()
    toast = undefined
  }

  session.subscribe(() => {
    const { dialog, notice, switches, switchingTo } = session.getState()
    if (dialog?.name === 'network' && switchingTo) ownSwitch = switches
    // The switch has ended. The page's next switch is not ours.
    if (!switchingTo && !notice) ownSwitch = undefined
    if (ownSwitch !== switches || hasNoticePlace()) return close()
    const failed = notice?.type === 'switch-failed' ? notice : undefined
    // If the visitor has pressed "try again" in the toast, it stays until the wallet has answered.
    const isRetrying = toast && !notice && !dialog
    if (!failed && !isRetrying) return close()
    if (
      toastState?.notice === failed &&
      toastState?.switchingTo === switchingTo
    )
      return
    const next = { notice: failed, switchingTo }
    toastState = next
    if (toast) return toast.update(next)
    connectedButton.load().then(
      ({ FailureNotice }) => {
        if (toastState === next)
          toast = showToast({ dock, FailureNotice, send }, next)
      },
      // The toast cannot be shown without its code.
      () => {},
    )
  })
}
