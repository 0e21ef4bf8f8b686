import { ease, mayMove, quick, steady } from '../../theme/motion'
import { pictureOf } from './pictureOf'

/**
 * Fades out a copy of a closing dialog, so that the dialog can go at once. The copy is hidden from pointers, keys
 * and screen readers.
 */
export function leaveGhost(dialog: HTMLDialogElement): void {
  const ghost = document.createElement('div')
  const { testid, ...looks } = dialog.dataset
  const isSheet = looks['layout'] === 'mobile'
  if (!mayMove(dialog) || !dialog.matches(':modal') || !('popover' in ghost))
    return
  ghost.append(...pictureOf(dialog).childNodes)
  Object.assign(ghost.dataset, looks)
  // Where the finger left it, and without arriving again.
  Object.assign(ghost.style, {
    translate: dialog.style.translate,
    animation: 'none',
  })
  ghost.className = dialog.className
  ghost.popover = 'manual'
  ghost.inert = true
  ghost.ariaHidden = 'true'
  dialog.after(ghost)
  ghost.showPopover()
  const duration = isSheet ? steady : quick
  const timing = { duration, easing: ease, fill: 'forwards' } as const
  ghost.animate({ opacity: 0 }, { ...timing, pseudoElement: '::backdrop' })
  ghost.animate(
    isSheet ? { translate: '0 100%' } : { opacity: 0 },
    // That it went well is seen a moment longer: the page can be used meanwhile.
    ghost.querySelector('[data-mood=done]')
      ? { ...timing, delay: 380 - duration }
      : timing,
  ).onfinish = () => ghost.remove()
}
