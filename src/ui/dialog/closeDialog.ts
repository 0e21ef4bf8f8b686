import { ease, mayMove, quick, steady } from '../../theme/motion'
import { pictureOf } from './pictureOf'

/** Closes a dialog at once, and fades out a copy of it, which is hidden from pointers, keys and screen readers. */
export function closeDialog(dialog: HTMLDialogElement): void {
  const ghost = ghostOf(dialog)
  // First: all that is beside an open dialog is styled anew when it closes.
  dialog.close()
  if (!ghost) return
  dialog.after(ghost)
  ghost.showPopover()
  const duration = ghost.dataset['layout'] === 'mobile' ? steady : quick
  const timing = { duration, easing: ease, fill: 'forwards' } as const
  ghost.animate({ opacity: 0 }, { ...timing, pseudoElement: '::backdrop' })
  ghost.animate(
    duration === steady ? { translate: '0 100%' } : { opacity: 0 },
    // That it went well is seen a moment longer: the page can be used meanwhile.
    ghost.querySelector('[data-mood=done]')
      ? { ...timing, delay: 380 - duration }
      : timing,
  ).onfinish = () => ghost.remove()
}

/** What is left to look at, where something may move. */
function ghostOf(dialog: HTMLDialogElement): HTMLElement | undefined {
  const ghost = document.createElement('div')
  if (!dialog.matches(':modal') || !('popover' in ghost) || !mayMove(dialog))
    return
  const { testid, ...looks } = dialog.dataset
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
  return ghost
}
