import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { chainView } from '../../data/chains/chainView'
import { buttonMessages } from '../../data/messages/button'
import { afterPaint } from '../../platform/page/whenIdle'
import { focusedElement } from '../../ui/dialog/focus'
import { openIsland } from '../../ui/island/openIsland'
import { connectedButton } from '../../views/button/ConnectButtonView'
import type { FailureNoticeProps } from '../../views/button/FailureNotice'
import type { SwitchFailed } from '../../views/button/noticeOf'
import { hasNoticePlace } from '../../views/button/noticePlaces'
import type { VisitorEvent } from '../../wallet/session/Event'
import type { Dock } from '../Dock'
import { toast } from './Toast.styles'

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
          toast = showToast(dock, FailureNotice, send, next)
      },
      // The toast cannot be shown without its code.
      () => {},
    )
  })
}

type ToastState = {
  /** `undefined` while the switch is requested again. */
  readonly notice: SwitchFailed | undefined
  readonly switchingTo?: number | undefined
}

type Toast = NonNullable<ReturnType<typeof showToast>>

/** Shows a notice in a corner of the window, above everything else. `undefined` if no wallet is connected. */
function showToast(
  dock: Dock,
  FailureNotice: ComponentType<FailureNoticeProps>,
  send: (event: VisitorEvent) => void,
  first: ToastState,
) {
  const { connection } = dock.session.getState()
  if (connection.type !== 'connected') return undefined
  const { account } = connection
  const { chains } = dock.settings
  const {
    button: messages = buttonMessages,
    dialogs,
    notice: noticeMessages,
  } = dock.language.get() ?? {}
  const trigger = focusedElement()
  const island = openIsland({
    ...dock.live.get(),
    lang: messages.locale,
    dir: messages.dir,
    like: trigger,
    // While a modal dialog of the page is open, elements outside it are inert.
    within: [...document.querySelectorAll('dialog:modal')].at(-1),
  })
  const place = document.createElement('div')
  place.className = toast
  place.popover = 'manual'
  island.root.append(place)
  place.showPopover()

  const root = createRoot(place)
  let isOpen = true
  let shown = first
  const draw = (state: Partial<ToastState>) =>
    root.render(
      <FailureNotice
        account={account}
        chainOf={(id) => chainView(chains, id)}
        messages={messages}
        noticeMessages={noticeMessages}
        confirmWords={dialogs?.network.confirm}
        {...state}
        send={send}
        getActions={dock.getSnapshot}
      />,
    )
  draw({})
  // Screen readers do not announce a status region that is added together with its text.
  afterPaint(() => isOpen && draw(shown))

  return {
    update(state: ToastState) {
      shown = state
      draw(state)
    },
    /** Restores the focus if it is inside the toast. */
    close() {
      isOpen = false
      const hasFocus = island.root.activeElement !== null
      // The session may change while the host's React renders, and roots must not be unmounted then.
      queueMicrotask(() => {
        root.unmount()
        island.close()
        if (hasFocus) trigger?.focus({ preventScroll: true })
      })
    },
  }
}
