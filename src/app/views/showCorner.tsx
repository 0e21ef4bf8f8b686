import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { FailureNoticeProps } from '../../button/FailureNotice'
import type { SwitchFailed } from '../../button/noticeOf'
import { chainView } from '../../chains/chainView'
import { firstWords } from '../../messages/firstWords'
import { afterPaint } from '../../platform/afterPaint'
import { focusedElement } from '../../ui/dialog/focusedElement'
import { openIsland } from '../../ui/island/openIsland'
import type { Dock } from '../Dock'
import { corner } from './Corner.styles'

export type CornerOptions = Required<Pick<FailureNoticeProps, 'send'>> & {
  readonly dock: Dock
  readonly FailureNotice: ComponentType<FailureNoticeProps>
  readonly notice: SwitchFailed
}

/** Shows a notice in a corner of the window, above everything that is open. @returns removes it */
export function showCorner(options: CornerOptions): () => void {
  const { dock, FailureNotice, send } = options
  const { connection } = dock.session.getState()
  if (connection.type !== 'connected') return () => {}
  const { account } = connection
  const { theme, accent, look } = dock.live.get()
  const { chains } = dock.settings
  const { button: messages = firstWords, notice: noticeMessages } =
    dock.language.get() ?? {}
  const island = openIsland({
    theme,
    accent,
    look,
    lang: messages.locale,
    dir: messages.dir,
    like: focusedElement(),
    // Beside an open modal dialog of the page nothing can be pressed or heard.
    within: [...document.querySelectorAll('dialog:modal')].at(-1),
  })
  const place = document.createElement('div')
  place.className = corner
  place.popover = 'manual'
  island.root.append(place)
  place.showPopover?.()

  const root = createRoot(place)
  let isOpen = true
  const draw = (notice?: SwitchFailed) =>
    root.render(
      <FailureNotice
        account={account}
        chainOf={(id) => chainView(chains, id)}
        messages={messages}
        noticeMessages={noticeMessages}
        notice={notice}
        send={send}
        getActions={dock.getSnapshot}
      />,
    )
  draw()
  // A status that arrives together with its words is not read out.
  afterPaint(() => isOpen && draw(options.notice))

  return () => {
    isOpen = false
    // The news may come while the host's React renders, when no root can be taken down.
    queueMicrotask(() => {
      root.unmount()
      island.close()
    })
  }
}
