import { type RefObject, useLayoutEffect, useRef } from 'react'
import { pageLetsMove } from '../../theme/motion'
import { closeDialog, endMoments, freePage } from './closeDialog'
import { focusedElement } from './focusedElement'
import { focusHeading } from './focusHeading'
import { lockPageScroll } from './lockPageScroll'
import { openerNow, returnFocus } from './returnFocus'

/** Shows a native dialog while it is mounted. Prevents the page from scrolling, and returns the focus at the end. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  modal: boolean,
): void {
  const inside = useRef<HTMLElement>(undefined)
  const isShown = useRef(false)
  const mayFade = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    const opener = openerNow()
    return () => {
      // While a modal dialog is open, no element outside it can be focused, so close it first.
      if (element) closeDialog(element, mayFade.current)
      if (opener) returnFocus(opener.element, opener.home)
    }
  }, [dialog])

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // While a wallet renders into the page, the visitor must be able to use the page.
    const release = modal ? lockPageScroll() : undefined
    endMoments()
    const opener = focusedElement()?.getBoundingClientRect()
    if (modal) element.showModal()
    else element.show()
    if (isShown.current) skipEntrance(element)
    else if (opener) setOrigin(element, opener)
    isShown.current = true
    const stop = trapFocus(element, focusHeading)
    if (inside.current) inside.current.focus({ preventScroll: true })
    else focusHeading(element)
    // Read now, because reading styles while closing would force another layout.
    mayFade.current = pageLetsMove(element)
    return () => {
      release?.()
      stop()
      // Closing moves the focus, so that switching between modal and non-modal must restore it.
      const focused = focusedElement()
      inside.current = element.contains(focused ?? null) ? focused : undefined
      // Does nothing if the dialog is closed already.
      freePage(element, mayFade.current)
    }
  }, [dialog, modal])
}

/** Skips the entrance animation of a dialog that is already visible. */
function skipEntrance(element: HTMLElement) {
  for (const place of [element, element.firstElementChild])
    for (const one of place?.getAnimations() ?? [])
      if (one instanceof CSSAnimation) one.finish()
}

/** Sets where a dialog opens from and closes to: the point in it that is closest to the element that opened it. */
function setOrigin(dialog: HTMLElement, opener: DOMRect) {
  const box = dialog.getBoundingClientRect()
  const inside = (distance: number, size: number) =>
    `${Math.round(Math.min(Math.max(distance / size, 0), 1) * 100)}%`
  const x = opener.left + opener.width / 2 - box.left
  const y = opener.top + opener.height / 2 - box.top
  dialog.style.setProperty('--wd-x', inside(x, box.width))
  dialog.style.setProperty('--wd-y', inside(y, box.height))
}

/**
 * Moves the focus back into a modal dialog when the focused element is removed, such as a button that was pressed.
 * @param regain focuses an element of the dialog
 * @returns Function that stops observing.
 */
function trapFocus(
  dialog: HTMLDialogElement,
  regain: (dialog: HTMLDialogElement) => void,
): () => void {
  const observer = new MutationObserver(() => {
    const isLost = focusedElement() === document.body
    if (isLost && dialog.matches(':modal')) regain(dialog)
  })
  observer.observe(dialog, { childList: true, subtree: true })
  return () => observer.disconnect()
}
