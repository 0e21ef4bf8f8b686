import { createRoot, type Root } from 'react-dom/client'
import { tellBroken } from '../../errors/tellBroken'
import { firstWords } from '../../messages/firstWords'
import { focusedElement } from '../../ui/dialog/focusedElement'
import { moveDialog } from '../../ui/dialog/moveDialog'
import { openIsland } from '../../ui/island/openIsland'
import { openPopover } from '../../ui/island/openPopover'
import { whenPopoverGoes } from '../../ui/island/whenPopoverGoes'
import { onDemand } from '../../ui/onDemand'
import type { Dock, Shell } from '../Dock'
import { closeWith } from './closeWith'
import { Dialogs } from './Dialogs'
import { pageView } from './pageView'
import { returnFromApp } from './returnFromApp'
import { tellInCorner } from './tellInCorner'
import { watchForWallet } from './walletOverlay'

/**
 * Shows the session's dialogs, in a React root of their own on an island: nothing of theirs, not even an
 * error, passes through the host's tree.
 */
export function showDialogs(dock: Dock): Shell {
  let drawn: Drawn | undefined
  let close: (() => void) | undefined
  const overlay = watchForWallet(dock.session)
  const signIn = onDemand(async () => {
    const { prepareSignInView } = await import(
      /* webpackChunkName: 'often-SignInView' */ './SignInView'
    )
    return prepareSignInView(dock)
  })
  const draw = () => {
    if (!drawn) {
      const place = document.createElement('div')
      drawn = { root: createRoot(place), place }
    }
    drawn.root.render(<Dialogs {...{ dock, overlay, signIn }} />)
    return drawn
  }
  const look = () => {
    const isOpen = dock.session.getState().dialog !== undefined
    if (isOpen && !close) {
      close = show(dock, drawn ?? draw())
      drawn = undefined
      // Connecting leads there, asks again, and tells what is missing.
      if (dock.getAuth()) signIn.load().catch(() => {})
    }
    if (isOpen || !close) return
    close()
    close = undefined
  }
  look()
  dock.session.subscribe(look)
  tellInCorner(dock)
  // Phones fetch the dialogs before a tap: a visitor that returns from an app finds them as they were.
  returnFromApp(dock).catch(tellBroken)
  return {
    drawAhead() {
      if (!close) draw()
    },
    buttonGone: closeWith(dock),
  }
}

/** What has been drawn, on a page or not yet. */
type Drawn = { readonly root: Root; readonly place: Element }

function show(dock: Dock, { root, place }: Drawn) {
  const { language, live } = dock
  const look = () => {
    const { locale: lang, dir } = language.get()?.button ?? firstWords
    return { ...live.get(), lang, dir }
  }
  const like = focusedElement()
  const within = openPopover(like)
  const island = openIsland({ ...look(), like, within })
  const follow = () => island.update(look())
  const stops = [live.subscribe(follow), language.subscribe(follow)]
  // The browser does not show a dialog inside a closed popover, and the page would still be inert.
  const view = pageView(location)
  const stay =
    within &&
    whenPopoverGoes(within, () => {
      if (view === pageView(location))
        moveDialog(island.host, place.querySelector('dialog'))
      else dock.session.send({ type: 'CLOSE' })
    })
  island.root.append(place)
  dock.prepare()
  return () => {
    for (const stop of stops) stop()
    stay?.()
    // The news may come while the host's React renders, when no root can be taken down.
    queueMicrotask(() => {
      root.unmount()
      island.close()
    })
  }
}
