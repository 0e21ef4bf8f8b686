import type { Dock } from '../Dock'
import { pageView } from './pageView'

/**
 * Closes dialogs whose button goes together with the page's view. A menu or drawer that puts its button away, at once or
 * after an animation of any length, leaves the dialog open.
 * @returns Function to be called with each removed button.
 */
export function closeWith({
  buttons,
  ended,
  session,
}: Dock): (gone: object) => void {
  /** The opener of the dialog, and the view that it was opened in. */
  let opened: { readonly by: object; readonly view: string } | undefined

  const look = () => {
    const { dialog, opener } = session.getState()
    if (!dialog || !opener) opened = undefined
    else if (opener !== opened?.by)
      opened = { by: opener, view: pageView(location) }
  }
  look()
  session.subscribe(look)

  const closeIfLeft = () => {
    const { by, view } = opened ?? {}
    if (by && !buttons.has(by) && view !== pageView(location))
      session.send({ type: 'CLOSE' })
  }
  // A button that has gone before the visitor goes back cannot say that its view has gone.
  addEventListener('popstate', closeIfLeft, { signal: ended })

  return (gone) => {
    if (gone !== opened?.by) return
    const others = new Set(buttons)
    // A button that replaces it, as when a phone is turned, is drawn in the same turn and takes the dialog over.
    queueMicrotask(() => {
      const { dialog } = session.getState()
      if (!dialog || gone !== opened?.by) return
      const by = [...buttons].find((button) => !others.has(button))
      if (by) session.send({ type: 'OPEN', dialog: dialog.name, by })
      else closeIfLeft()
    })
  }
}
