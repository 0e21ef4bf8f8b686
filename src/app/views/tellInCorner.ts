import type { SwitchFailed } from '../../button/noticeOf'
import { hasNoticePlace } from '../../button/noticePlaces'
import { connectedButton } from '../../button/WhenConnected'
import type { VisitorEvent } from '../../session/Event'
import type { Dock } from '../Dock'
import { showCorner } from './showCorner'

/**
 * From now on, failed switches that were started in our network dialog are shown in a corner of the window, on pages
 * that draw a button of their own. A switch that such a page starts itself is answered to the page only.
 */
export function tellInCorner(dock: Dock): void {
  const { session } = dock
  /** Number of the latest switch that was asked for here. */
  let ours: number | undefined
  let told: SwitchFailed | undefined
  let close: (() => void) | undefined

  function send(event: VisitorEvent) {
    session.send(event)
    ours = session.getState().switches
  }

  session.subscribe(() => {
    const { dialog, notice, switches, switchingTo } = session.getState()
    if (dialog?.name === 'network' && switchingTo) ours = switches
    // It is over: what the page may ask for next is not about it.
    if (!switchingTo && !notice) ours = undefined
    const isToTell =
      notice?.type === 'switch-failed' && ours === switches && !hasNoticePlace()
    const next = isToTell ? notice : undefined
    if (next === told) return
    told = next
    close?.()
    close = undefined
    if (!next) return
    connectedButton.load().then(
      ({ FailureNotice }) => {
        if (told === next)
          close = showCorner({ dock, FailureNotice, send, notice: next })
      },
      // Without the words there is nothing to show.
      () => {},
    )
  })
}
