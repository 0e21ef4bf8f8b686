import { ease, quick, steady, visitorLetsMove } from '../../theme/motion'
import { pictureOf } from './pictureOf'

/**
 * Closes a dialog at once, and fades out a copy of it, which is hidden from pointers, keys and screen readers.
 * @param mayFade whether its page lets things move
 */
export function closeDialog(dialog: HTMLDialogElement, mayFade: boolean): void {
  const show = mayFade && visitorLetsMove() ? ghostOf(dialog) : undefined
  // First: all that is beside an open dialog is styled anew when it closes. Nothing before it asks for a style.
  dialog.close()
  show?.()
}

/** @returns shows what is left to look at */
function ghostOf(dialog: HTMLDialogElement): (() => void) | undefined {
  const ghost = document.createElement('div')
  if (!dialog.matches(':modal') || !('popover' in ghost)) return
  const { testid, ...looks } = dialog.dataset
  const { scroll } = pictureOf(dialog, ghost)
  Object.assign(ghost.dataset, looks)
  // Where the finger left it, and without arriving again.
  Object.assign(ghost.style, {
    translate: dialog.style.translate,
    animation: 'none',
  })
  ghost.className = dialog.className
  ghost.popover = 'manual'
  return () => {
    dialog.after(ghost)
    ghost.showPopover()
    scroll()
    fade(ghost)
  }
}

function fade(ghost: HTMLElement) {
  const isSheet = ghost.dataset['layout'] === 'mobile'
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
