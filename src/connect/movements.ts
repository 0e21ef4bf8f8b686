import { ease, mayMove, steady } from '../theme/motion'
import { hidePicture } from '../ui/dialog/hidePicture'
import * as styles from './movements.styles'

/** How long both panes are visible, in milliseconds. */
const timing = { duration: 160, easing: ease, fill: 'forwards' } as const

/** This blend mode keeps the brightness of a cross-fade constant, so that common parts do not flicker. */
const blend = { mixBlendMode: ['plus-lighter', 'plus-lighter'] }

/** How far the old pane moves, in CSS pixels. */
const distance = 16

/**
 * Fades a pane in at its final position, so that it can be pressed at once. A copy of the previous pane moves out: to
 * the start if the step goes forward, to the end if it goes back.
 */
export function arrive(pane: HTMLElement): void {
  const picture = pane.previousElementSibling
  if (!(picture instanceof HTMLElement) || !picture.inert) return
  pane.animate({ opacity: [0, 1], ...blend }, { ...timing, fill: 'none' })
  const { layout, way } = pane.dataset
  const side = way === 'forward' ? -1 : way === 'back' ? 1 : 0
  const toRight = pane.matches(':dir(rtl)') ? -side : side
  // The header does not move, except with the edge of a sheet.
  for (const one of belowHeader(picture))
    one.animate({ translate: `${toRight * distance}px` }, timing)
  if (layout === 'mobile') {
    const below = Number(picture.dataset['height']) - dialogOf(pane).height
    for (const one of belowHeader(pane))
      one.animate(
        { translate: [`0 ${below}px`, '0'] },
        { duration: steady, easing: ease },
      )
  }
  picture.animate({ opacity: 0, ...blend }, timing).onfinish = () =>
    picture.remove()
}

/** Inserts a copy of a pane that is about to be removed. */
export function leave(pane: HTMLElement): void {
  if (!pane.closest('dialog')?.open || !mayMove(pane)) return
  const { height, left, top, width } = pane.getBoundingClientRect()
  const dialog = dialogOf(pane)
  const picture = document.importNode(pane, true)
  picture.dataset['height'] = `${dialog.height}`
  Object.assign(picture.style, {
    position: 'absolute',
    left: `${left - dialog.left}px`,
    top: `${top - dialog.top}px`,
    width: `${width}px`,
    height: `${height}px`,
    // The pane may still be fading in.
    opacity: getComputedStyle(pane).opacity,
    pointerEvents: 'none',
  })
  pane.after(picture)
  const copies = all(picture)
  for (const { scrollTop } of all(pane)) {
    const copy = copies.shift()
    if (copy && scrollTop) copy.scrollTop = scrollTop
  }
  hidePicture(picture)
}

/** Turns the ring around a connected wallet into a check mark, which is visible while the dialog fades out. */
export function closeRing(mark: Node | null | undefined): void {
  if (!(mark instanceof HTMLElement)) return
  mark.dataset['mood'] = 'done'
  mark.classList.add(styles.done)
}

const all = (element: Element) => [element, ...element.querySelectorAll('*')]

const belowHeader = (pane: Element) => [...pane.children].slice(1)

/** Returns the dialog's inner box, in CSS pixels of the window. */
function dialogOf(pane: Element) {
  const dialog = pane.closest('dialog')
  const {
    height = 0,
    left = 0,
    top = 0,
  } = dialog?.getBoundingClientRect() ?? {}
  const { clientLeft = 0, clientTop = 0 } = dialog ?? {}
  return { height, left: left + clientLeft, top: top + clientTop }
}
