import { ease, quick, steady, visitorLetsMove } from '../../theme/motion'
import { focusedElement } from './focusedElement'
import { hidePicture } from './hidePicture'

/**
 * Closes a dialog at once, just before React takes it away, and lets the element itself fade out: it stays as it is
 * laid out and scrolled, and is hidden from pointers, keys and screen readers.
 * @param mayFade whether its page lets things move
 */
export function closeDialog(dialog: HTMLDialogElement, mayFade: boolean): void {
  const { parentNode } = dialog
  if (!parentNode || !fades(dialog, mayFade)) {
    dialog.close()
    return
  }
  hidePicture(dialog)
  // Before it closes: with this attribute it is shown all the time.
  dialog.popover = 'manual'
  dialog.close()
  fadeAway(dialog)
  // Where what it came from is gone, the browser leaves the focus in it.
  const focused = focusedElement()
  if (focused && dialog.contains(focused)) focused.blur()
  // React asks its parent to remove it, and would not wait.
  parentNode.removeChild = (child) => {
    Reflect.deleteProperty(parentNode, 'removeChild')
    return dialog.isSameNode(child) ? child : parentNode.removeChild(child)
  }
}

/** Lets the backdrop of a dialog that stays open fade out. */
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

/** Shows a popover above the page, lets it fade out with its backdrop, and removes it. */
function fadeAway(element: HTMLElement) {
  element.showPopover()
  const isSheet = element.dataset['layout'] === 'mobile'
  const duration = isSheet ? steady : quick
  const timing = { duration, easing: ease, fill: 'forwards' } as const
  element.animate({ opacity: 0 }, { ...timing, pseudoElement: '::backdrop' })
  const fading = element.animate(
    isSheet ? { translate: '0 100%' } : { opacity: 0 },
    // That it went well is seen a moment longer: the page can be used meanwhile.
    element.querySelector('[data-mood=done]')
      ? { ...timing, delay: 380 - duration }
      : timing,
  )
  fading.onfinish = () => element.remove()
}
