import { type RefObject, useLayoutEffect, useRef } from 'react'
import {
  ease,
  moment,
  pageLetsMove,
  quick,
  steady,
  visitorLetsMove,
} from '../theme/motion'
import { isPageWider, isZoomedIn } from '../zoom'
import { close, type DialogMode, modeOf, openAs } from './dialogMode'
import { focusedElement, focusHeading, returnFocus, triggerNow } from './focus'
import { lockPageScroll } from './lockPageScroll'
import { makeDecorative } from './makeDecorative'

/**
 * Shows a native dialog in the given mode while it is open. Prevents the page from scrolling while the dialog is modal,
 * returns the focus at the end, and lets the dialog fade out.
 * @param onClosed called when the dialog has faded out
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  mode: DialogMode,
  isOpen: boolean,
  onClosed: (() => void) | undefined,
): void {
  const inside = useRef<HTMLElement>(undefined)
  const isShown = useRef(false)
  const mayFade = useRef(false)
  const latest = useRef(onClosed)
  useLayoutEffect(() => {
    latest.current = onClosed
  })

  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    const trigger = triggerNow()
    return () => {
      // While a modal dialog is open, no element outside it can be focused, so close it first.
      closeDialog(element, mayFade.current, () => latest.current?.())
      if (trigger) returnFocus(trigger.element, trigger.home)
    }
  }, [dialog, isOpen])

  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    // While a wallet renders into the page, the visitor must be able to use the page.
    const release = mode === 'modal' ? lockPageScroll() : undefined
    endMoments()
    const trigger = focusedElement()?.getBoundingClientRect()
    openAs(element, mode)
    const leaveView = stayInView(element)
    if (isShown.current) skipEntrance(element)
    else if (trigger) setOrigin(element, trigger)
    isShown.current = true
    const stop = trapFocus(element)
    if (inside.current) inside.current.focus({ preventScroll: true })
    else focusHeading(element)
    // Read now, because reading styles while closing would force another layout.
    mayFade.current = pageLetsMove(element)
    return () => {
      release?.()
      leaveView()
      stop()
      // Closing moves the focus, so switching between modal and non-modal must restore it.
      const focused = focusedElement()
      inside.current = element.contains(focused ?? null) ? focused : undefined
      freePage(element, mayFade.current)
    }
  }, [dialog, isOpen, mode])
}

/** Keeps a dialog in view on a page that is wider than the window. @returns Function that stops following the view. */
function stayInView({ style }: HTMLElement): () => void {
  const end = new AbortController()
  const follow = () => {
    const isWider = isPageWider()
    if (!visualViewport || (isWider && isZoomedIn())) return
    const { height, offsetLeft: left, offsetTop: top, width } = visualViewport
    const right = innerWidth - left - width
    const bottom = innerHeight - top - height
    const inset = `${top}px ${right}px ${bottom}px ${left}px`
    style.setProperty('--wd-view', isWider ? inset : null)
  }
  for (const type of ['resize', 'scroll'])
    visualViewport?.addEventListener(type, follow, { signal: end.signal })
  follow()
  return () => end.abort()
}

/** Skips the entrance animation of a dialog that is already visible. */
function skipEntrance(element: HTMLElement) {
  for (const place of [element, element.firstElementChild])
    for (const one of place?.getAnimations() ?? [])
      if (one instanceof CSSAnimation) one.finish()
}

/** A dialog opens from and closes to its point that is closest to the element that opened it. */
function setOrigin(dialog: HTMLElement, trigger: DOMRect) {
  const box = dialog.getBoundingClientRect()
  const inside = (distance: number, size: number) =>
    `${Math.round(Math.min(Math.max(distance / size, 0), 1) * 100)}%`
  const x = trigger.left + trigger.width / 2 - box.left
  const y = trigger.top + trigger.height / 2 - box.top
  dialog.style.setProperty('--wd-x', inside(x, box.width))
  dialog.style.setProperty('--wd-y', inside(y, box.height))
}

/** Moves the focus back into a modal dialog when the focused element is removed, such as a button that was pressed. */
function trapFocus(dialog: HTMLDialogElement): () => void {
  const observer = new MutationObserver(() => {
    const isLost = focusedElement() === document.body
    if (isLost && dialog.matches(':modal')) focusHeading(dialog)
  })
  observer.observe(dialog, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** The last animation of each dialog that still shows a connected account. */
const moments = new Set<Animation>()

/** Removes dialogs that still show a connected account, because another dialog opens. */
function endMoments(): void {
  for (const one of moments) one.finish()
}

/** Closes a dialog and lets its element fade out, hidden from pointers, keys and screen readers. */
function closeDialog(
  dialog: HTMLDialogElement,
  mayFade: boolean,
  onClosed: () => void,
): void {
  const isStill = !mayFade || !visitorLetsMove()
  if (!canStay(dialog) || (isStill && !isConnected(dialog))) {
    close(dialog)
    onClosed()
    return
  }
  const hasBackdrop = modeOf(dialog) === 'modal'
  makeDecorative(dialog)
  // Set before closing, because the attribute keeps the element displayed.
  dialog.popover = 'manual'
  dialog.close()
  fadeAway(dialog, onClosed, isStill, hasBackdrop)
  // If the element that opened the dialog is gone, the browser leaves the focus in the dialog.
  const focused = focusedElement()
  if (focused && dialog.contains(focused)) focused.blur()
}

/** Lets the backdrop of a dialog fade out while the dialog changes its mode. Ignores a dialog that is closing. */
function freePage(dialog: HTMLDialogElement, mayFade: boolean): void {
  if (!dialog.open) return
  const isFading =
    mayFade &&
    visitorLetsMove() &&
    modeOf(dialog) === 'modal' &&
    canStay(dialog)
  close(dialog)
  if (!isFading) return
  const backdrop = document.createElement('div')
  backdrop.className = dialog.className
  backdrop.style.opacity = '0'
  backdrop.popover = 'manual'
  makeDecorative(backdrop)
  dialog.after(backdrop)
  fadeAway(backdrop, () => backdrop.remove())
}

/** Returns whether a dialog may stay while it fades out. One that is not modal could cover the prompt of a wallet. */
const canStay = (dialog: HTMLDialogElement) =>
  (modeOf(dialog) === 'modal' && !dialog.dataset['atOnce']) ||
  (isConnected(dialog) && !dialog.dataset['below'])

const isConnected = (element: Element) =>
  element.querySelector('[data-mood=done]') !== null

/** Shows an element as a popover, and lets it fade out with its backdrop, if it dims the page behind it. */
function fadeAway(
  element: HTMLElement,
  onEnd: () => void,
  isStill = false,
  hasBackdrop = true,
): void {
  element.showPopover()
  const isSheet = element.dataset['layout'] === 'mobile' && !isStill
  const duration = isSheet ? steady : quick
  const timing = { duration, easing: ease, fill: 'forwards' } as const
  const isMoment = isConnected(element)
  const delay = isMoment ? moment - duration : 0
  // The dim leaves with the dialog. The backdrop of a popover catches no presses.
  element.animate(
    { opacity: 0 },
    {
      ...timing,
      duration: hasBackdrop ? duration : 0,
      delay: hasBackdrop ? delay : 0,
      pseudoElement: '::backdrop',
    },
  )
  const fading = element.animate(
    isSheet
      ? { translate: '0 100%' }
      : { opacity: 0, ...(!isStill && { scale: 0.985 }) },
    { ...timing, delay },
  )
  const end = new AbortController()
  fading.onfinish = () => {
    end.abort()
    moments.delete(fading)
    onEnd()
  }
  if (!isMoment) return
  moments.add(fading)
  // The visitor can use the page meanwhile. The first press or key removes the dialog at once.
  const options = { capture: true, signal: end.signal }
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, () => fading.finish(), options)
}
