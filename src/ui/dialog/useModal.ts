import { type RefObject, useLayoutEffect, useRef } from 'react'
import { pageLetsMove } from '../../theme/motion'
import { closeDialog, freePage } from './closeDialog'
import { focusedElement } from './focusedElement'
import { holdStill } from './holdStill'
import { keepFocus } from './keepFocus'
import { returnFocus } from './returnFocus'

/** Shows a native dialog while it is mounted; holds the page, and returns the focus at the end. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  modal: boolean,
): void {
  const inside = useRef<HTMLElement>(undefined)
  const isShown = useRef(false)
  const mayFade = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    const opener = focusedElement()
    const home = opener?.getRootNode()
    return () => {
      // Under an open modal dialog nothing else takes the focus.
      if (element) closeDialog(element, mayFade.current)
      if (opener && home) returnFocus(opener, home)
    }
  }, [dialog])

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // While a wallet draws in the page, the visitor needs the page.
    const release = modal ? holdStill() : undefined
    if (modal) element.showModal()
    else element.show()
    if (isShown.current) skipEntrance(element)
    isShown.current = true
    const stop = keepFocus(element, focusHeading)
    if (inside.current) inside.current.focus({ preventScroll: true })
    else focusHeading(element)
    // While it is styled: closing must not wait until it is styled once more.
    mayFade.current = pageLetsMove(element)
    return () => {
      release?.()
      stop()
      // Closing gives the focus away; changing between the two must not.
      const focused = focusedElement()
      inside.current = element.contains(focused ?? null) ? focused : undefined
      // When it leaves, it is closed already.
      freePage(element, mayFade.current)
    }
  }, [dialog, modal])
}

/** What has come already does not come in once more. */
function skipEntrance(element: HTMLElement) {
  for (const one of element.getAnimations())
    if (one instanceof CSSAnimation) one.finish()
}

/** Moves the focus to what a view wants first, or else to its heading. */
export function focusHeading(dialog: HTMLElement): void {
  const target =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('#wd-title') ??
    dialog
  target.focus({ preventScroll: true })
}
