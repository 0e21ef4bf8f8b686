import {
  ease,
  moment,
  quick,
  steady,
  visitorLetsMove,
} from '../../theme/motion'
import { focusedElement } from './focusedElement'
import { makeDecorative } from './makeDecorative'

/** The last animation of each dialog that still shows a connected account. */
const moments = new Set<Animation>()

/** Removes dialogs that still show a connected account, because another dialog opens. */
export function endMoments(): void {
  for (const one of moments) one.finish()
}

/**
 * Closes a dialog right before React removes it, and lets the element fade out. The element keeps its layout and scroll
 * position, and is hidden from pointers, keys and screen readers.
 * @param mayFade whether the page allows animations
 */
export function closeDialog(dialog: HTMLDialogElement, mayFade: boolean): void {
  const { parentNode } = dialog
  const isStill = !mayFade || !visitorLetsMove()
  if (!parentNode || !canStay(dialog) || (isStill && !isConnected(dialog))) {
    dialog.close()
    return
  }
  const hasBackdrop = isModal(dialog)
  makeDecorative(dialog)
  // Set before closing, because the attribute keeps the element displayed.
  dialog.popover = 'manual'
  dialog.close()
  fadeAway(dialog, isStill, hasBackdrop)
  // If the element that opened the dialog is gone, the browser leaves the focus in the dialog.
  const focused = focusedElement()
  if (focused && dialog.contains(focused)) focused.blur()
  // React removes the element from its parent and would not wait for the animation.
  parentNode.removeChild = (child) => {
    Reflect.deleteProperty(parentNode, 'removeChild')
    return dialog.isSameNode(child) ? child : parentNode.removeChild(child)
  }
}

/** Lets the backdrop of a dialog fade out while the dialog stays open. */
export function freePage(dialog: HTMLDialogElement, mayFade: boolean): void {
  const isFading =
    mayFade && visitorLetsMove() && isModal(dialog) && canStay(dialog)
  dialog.close()
  if (!isFading) return
  const backdrop = document.createElement('div')
  backdrop.className = dialog.className
  backdrop.style.opacity = '0'
  backdrop.popover = 'manual'
  makeDecorative(backdrop)
  dialog.after(backdrop)
  fadeAway(backdrop)
}

const isModal = (dialog: HTMLDialogElement) => dialog.matches(':modal')

/**
 * Returns whether a dialog may stay while it fades out. One that is not modal may do so only to show the connected
 * account, because it would cover what a wallet renders above it.
 */
const canStay = (dialog: HTMLDialogElement) =>
  'popover' in dialog &&
  (isModal(dialog) || (isConnected(dialog) && !dialog.dataset['below']))

/** Returns whether a dialog shows the connected account. */
const isConnected = (element: Element) =>
  element.querySelector('[data-mood=done]') !== null

/**
 * Shows an element as a popover, lets it fade out with its backdrop, and removes it.
 * @param isStill whether it must not move
 * @param hasBackdrop whether the page behind it was dimmed
 */
function fadeAway(element: HTMLElement, isStill = false, hasBackdrop = true) {
  element.showPopover()
  const isSheet = element.dataset['layout'] === 'mobile' && !isStill
  const duration = isSheet ? steady : quick
  const timing = { duration, easing: ease, fill: 'forwards' } as const
  element.animate(
    { opacity: 0 },
    {
      ...timing,
      duration: hasBackdrop ? duration : 0,
      pseudoElement: '::backdrop',
    },
  )
  const isMoment = isConnected(element)
  const fading = element.animate(
    isSheet
      ? { translate: '0 100%' }
      : { opacity: 0, ...(!isStill && { scale: 0.985 }) },
    isMoment ? { ...timing, delay: moment - duration } : timing,
  )
  const end = new AbortController()
  fading.onfinish = () => {
    end.abort()
    moments.delete(fading)
    element.remove()
  }
  if (!isMoment) return
  moments.add(fading)
  // The page can be used meanwhile. What the visitor does there ends the moment.
  const options = { capture: true, signal: end.signal }
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, () => fading.finish(), options)
}
