import { afterPaint } from '../../platform/afterPaint'
import type { Dock } from '../Dock'

/** Closes dialogs whose button is removed. @returns to be called with each removed button */
export function closeWith({ buttons, session }: Dock): (gone: object) => void {
  /** The dialog that the visitor has seen, by its opener. */
  let seen: object | undefined
  const isOpenBy = (opener: object) =>
    session.getState().dialog && session.getState().opener === opener

  const look = () => {
    const { dialog, opener } = session.getState()
    if (!dialog) seen = undefined
    else if (opener !== seen)
      afterPaint(() => {
        if (opener && isOpenBy(opener)) seen = opener
      })
  }
  look()
  session.subscribe(look)

  return (gone) => {
    // Menus put their buttons away as soon as one is pressed: that is not what the visitor leaves.
    if (gone !== seen) return
    const others = new Set(buttons)
    // What is drawn in its place comes in the same turn, as when a phone is turned, and takes the dialog over.
    queueMicrotask(() => {
      const { dialog } = session.getState()
      if (!dialog || !isOpenBy(gone)) return
      const by = [...buttons].find((button) => !others.has(button))
      seen = by
      session.send(
        by ? { type: 'OPEN', dialog: dialog.name, by } : { type: 'CLOSE' },
      )
    })
  }
}
