import { ease, mayMove, quick, steady } from '../../theme/motion'

/**
 * Fades out a copy of a closing dialog, so that the dialog can go at once. The copy is hidden from pointers, keys
 * and screen readers.
 */
export function leaveGhost(dialog: HTMLDialogElement): void {
  const ghost = document.createElement('div')
  const { testid, ...looks } = dialog.dataset
  const isSheet = looks['layout'] === 'mobile'
  if (!mayMove() || !dialog.matches(':modal') || !('popover' in ghost)) return
  ghost.append(...dialog.cloneNode(true).childNodes)
  for (const element of ghost.querySelectorAll('[id],[data-testid]')) {
    element.removeAttribute('id')
    element.removeAttribute('data-testid')
  }
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
  const timing = {
    duration: isSheet ? steady : quick,
    easing: ease,
    fill: 'forwards',
  } as const
  ghost.animate({ opacity: 0 }, { ...timing, pseudoElement: '::backdrop' })
  ghost.animate(
    isSheet ? { translate: '0 100%' } : { opacity: 0 },
    timing,
  ).onfinish = () => ghost.remove()
}
