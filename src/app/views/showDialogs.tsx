import { createRoot } from 'react-dom/client'
import { tellBroken } from '../../errors/tellBroken'
import { focusedElement } from '../../ui/dialog/focusedElement'
import { openIsland } from '../../ui/island/openIsland'
import { openPopover } from '../../ui/island/openPopover'
import { type OnDemand, onDemand } from '../../ui/onDemand'
import type { Dock, View } from '../Dock'
import { closeWith } from './closeWith'
import { Dialogs } from './Dialogs'
import { returnFromApp } from './returnFromApp'
import { tellInCorner } from './tellInCorner'

/**
 * Shows the session's dialogs, in a React root of their own on an island: nothing of theirs, not even an
 * error, passes through the host's tree.
 * @returns closes the dialog of a button that has gone
 */
export function showDialogs(dock: Dock): (gone: object) => void {
  let close: (() => void) | undefined
  const signIn = onDemand(async () => {
    const { prepareSignInView } = await import('./SignInView')
    return prepareSignInView(dock)
  })
  const look = () => {
    const isOpen = dock.session.getState().dialog !== undefined
    if (isOpen && !close) close = show(dock, signIn)
    if (isOpen || !close) return
    close()
    close = undefined
  }
  look()
  dock.session.subscribe(look)
  tellInCorner(dock)
  // Phones fetch the dialogs before a tap: a visitor that returns from an app finds them as they were.
  returnFromApp(dock).catch(tellBroken)
  return closeWith(dock)
}

function show(dock: Dock, signIn: OnDemand<View>) {
  const { theme, accent, look } = dock.settings
  const { locale: lang, dir } = dock.language.get()?.button ?? {}
  const like = focusedElement()
  const within = openPopover(like)
  const island = openIsland({ theme, accent, look, lang, dir, like, within })
  // What is in a closed popover is not shown, and would still hold the page.
  const leave = () => dock.session.send({ type: 'CLOSE' })
  within?.addEventListener('toggle', leave)
  const place = document.createElement('div')
  island.root.append(place)
  const root = createRoot(place)
  root.render(<Dialogs dock={dock} signIn={signIn} />)
  dock.prepare()
  // Connecting leads there, asks again, and tells what is missing.
  if (dock.getAuth()) signIn.load().catch(() => {})
  return () => {
    within?.removeEventListener('toggle', leave)
    // The news may come while the host's React renders, when no root can be taken down.
    queueMicrotask(() => {
      root.unmount()
      island.close()
    })
  }
}
