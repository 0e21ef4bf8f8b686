import { mayMove, quick } from '../theme/motion'

/**
 * Lets a likeness of a closing dialog fade away in its place, so that the dialog itself can go at
 * once. The likeness is out of reach of pointers, keys and screen readers.
 */
export function leaveGhost(dialog: HTMLDialogElement): void {
  const parent = dialog.parentNode
  if (!parent || !mayMove()) return
  const ghost = document.createElement('div')
  if (!('popover' in ghost)) return
  ghost.append(...dialog.cloneNode(true).childNodes)
  for (const element of ghost.querySelectorAll('[id],[data-testid]')) {
    element.removeAttribute('id')
    element.removeAttribute('data-testid')
  }
  Object.assign(ghost.dataset, { ...dialog.dataset, testid: 'wd-leaving' })
  ghost.className = dialog.className
  ghost.popover = 'manual'
  ghost.inert = true
  ghost.ariaHidden = 'true'
  parent.append(ghost)
  ghost.showPopover()
  for (const pseudoElement of [null, '::backdrop']) {
    ghost.animate([{ opacity: 1 }, { opacity: 0 }], {
      duration: quick,
      fill: 'forwards',
      pseudoElement,
    }).onfinish = () => ghost.remove()
  }
}
