import { ease, mayMove, steady } from '../theme/motion'
import { hidePicture } from '../ui/dialog/hidePicture'
import * as styles from './movements.styles'

/** How long two panes are seen at once. */
const timing = { duration: 160, easing: ease, fill: 'forwards' } as const

/** Together, both are as dense as either: what they share stands still. */
const blend = { mixBlendMode: ['plus-lighter', 'plus-lighter'] }

/** How far the old pane goes, in CSS pixels. */
const distance = 16

/**
 * A pane stands where it will be pressed from its first frame and fades in, while the picture of the one before it
 * leaves: to the start when the step goes forward, to the end when it goes back.
 */
export function arrive(pane: HTMLElement): void {
  const picture = pane.previousElementSibling
  if (!(picture instanceof HTMLElement) || !picture.inert) return
  pane.animate({ opacity: [0, 1], ...blend }, { ...timing, fill: 'none' })
  const { layout, way } = pane.dataset
  const side = way === 'forward' ? -1 : way === 'back' ? 1 : 0
  const toRight = pane.matches(':dir(rtl)') ? -side : side
  // The header stands, or goes with the edge of a sheet.
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

/** Leaves the picture of a pane that goes, while it still stands. */
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
    // It may have been on its way in.
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

/** Closes the ring around a wallet that has connected to a check, in what is left to look at when the dialog has gone. */
export function closeRing(mark: Node | null | undefined): void {
  if (!(mark instanceof HTMLElement)) return
  mark.dataset['mood'] = 'done'
  mark.classList.add(styles.done)
}

const all = (element: Element) => [element, ...element.querySelectorAll('*')]

const belowHeader = (pane: Element) => [...pane.children].slice(1)

/** Within the dialog's edges, in CSS pixels of the window. */
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
