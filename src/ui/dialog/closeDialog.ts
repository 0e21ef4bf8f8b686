import { ease, quick, steady, visitorLetsMove } from '../../theme/motion'
import { focusedElement } from './focusedElement'
import { hidePicture } from './hidePicture'

/**
 * Closes a dialog right before React removes it, and lets the element fade out. The element keeps its layout and scroll
 * position, and is hidden from pointers, keys and screen readers.
 * @param mayFade whether the page allows animations
 */
export function closeDialog(dialog: HTMLDialogElement, mayFade: boolean): void {
  const { parentNode } = dialog
  if (!parentNode || !fades(dialog, mayFade)) {
    dialog.close()
    return
  }
  hidePicture(dialog)
  // Set before closing, because the attribute keeps the element displayed.
  dialog.popover = 'manual'
  dialog.close()
  fadeAway(dialog)
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
  const isFading = fades(dialog, mayFade)
  dialog.close()
  if (!isFading) return
  const backdrop = document.createElement('div')
  backdrop.className = dialog.className
  backdrop.style.opacity = '0'
  backdrop.popover = 'manual'
  hidePicture(backdrop)
  dialog.after(backdrop)
  fadeAway(backdrop)
}

const fades = (dialog: HTMLDialogElement, mayFade: boolean) =>
  mayFade &&
  visitorLetsMove() &&
  dialog.matches(':modal') &&
  'popover' in dialog

/** Shows an element as a popover, lets it fade out with its backdrop, and removes it. */
function fadeAway(element: HTMLElement) {
  element.showPopover()
  const isSheet = element.dataset['layout'] === 'mobile'
  const duration = isSheet ? steady : quick
  const timing = { duration, easing: ease, fill: 'forwards' } as const
  element.animate({ opacity: 0 }, { ...timing, pseudoElement: '::backdrop' })
  const fading = element.animate(
    isSheet ? { translate: '0 100%' } : { opacity: 0 },
    // Show the success for a moment longer. The page can be used meanwhile.
    element.querySelector('[data-mood=done]')
      ? { ...timing, delay: 380 - duration }
      : timing,
  )
  fading.onfinish = () => element.remove()
}
