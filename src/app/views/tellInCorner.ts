import { hasNoticePlace } from '../../button/noticePlaces'
import { connectedButton } from '../../button/WhenConnected'
import type { VisitorEvent } from '../../session/Event'
import type { Dock } from '../Dock'
import { type Corner, type CornerState, showCorner } from './showCorner'

/**
 * From now on, failed switches that were started in our network dialog are shown in a corner of the window, on pages
 * that draw a button of their own. A switch that such a page starts itself is answered to the page only.
 */
export function tellInCorner(dock: Dock): void {
  const { session } = dock
  /** Number of the latest switch that was asked for here. */
  let ours: number | undefined
  let corner: Corner | undefined
  /** What is shown, or will be once it has loaded. */
  let told: CornerState | undefined

  function send(event: VisitorEvent) {
    if (event.type === 'SWITCH') ours = session.getState().switches + 1
    session.send(event)
    ours = session.getState().switches
    // While the wallet is asked once more, the session has no notice that could be dismissed.
    if (event.type === 'DISMISS') close()
  }

  function close() {
    told = undefined
    corner?.close()
    corner = undefined
  }

  session.subscribe(() => {
    const { dialog, notice, switches, switchingTo } = session.getState()
    if (dialog?.name === 'network' && switchingTo) ours = switches
    // It is over: what the page may ask for next is not about it.
    if (!switchingTo && !notice) ours = undefined
    if (ours !== switches || hasNoticePlace()) return close()
    const failed = notice?.type === 'switch-failed' ? notice : undefined
    // The corner that was asked to try again stays until the wallet has answered.
    const isAskedAgain = corner && !notice && !dialog
    if (!failed && !isAskedAgain) return close()
    if (told?.notice === failed && told?.switchingTo === switchingTo) return
    const next = { notice: failed, switchingTo }
    told = next
    if (corner) return corner.update(next)
    connectedButton.load().then(
      ({ FailureNotice }) => {
        if (told === next)
          corner = showCorner({ dock, FailureNotice, send }, next)
      },
      // Without the words there is nothing to show.
      () => {},
    )
  })
}
