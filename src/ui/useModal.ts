import { type RefObject, useLayoutEffect } from 'react'
import { focusedElement } from './focusedElement'
import { leaveGhost } from './leaveGhost'
import { lockScroll } from './lockScroll'
import { returnFocus } from './returnFocus'

/** Shows a native dialog while it is mounted; holds the page, and returns the focus at the end. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  modal: boolean,
): void {
  useLayoutEffect(() => {
    const element = dialog.current
    const opener = focusedElement()
    const home = opener?.getRootNode()
    const unlock = lockScroll()
    return () => {
      unlock()
      if (element) leaveGhost(element)
      if (opener && home) returnFocus(opener, home)
    }
  }, [dialog])

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // Changing between the two must not move the visitor's focus.
    const focused = element.contains(focusedElement() ?? null)
      ? focusedElement()
      : undefined
    if (modal) element.showModal()
    else element.show()
    if (focused) focused.focus({ preventScroll: true })
    else focusHeading(element)
    return () => element.close()
  }, [dialog, modal])
}

/** Moves the focus to what a view wants first, or else to its heading. */
export function focusHeading(dialog: HTMLElement): void {
  const target =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('#wd-title') ??
    dialog
  target.focus({ preventScroll: true })
}
