import { ease, mayMove, quick, steady } from '../../ui/theme/motion'
import { showConnected, showSignedIn } from './showConnected'
import {
  coming,
  fadeIn,
  fadeOut,
  leaving,
  pictureBefore,
  pictureOf,
} from './swap'

export const movements = {
  arrive,
  fadeIn,
  fadeOut,
  leave,
  showConnected,
  showSignedIn,
}

/** How far the content of the old pane and the title of the new pane move, in CSS pixels. */
const aside = 16
const up = 4

/**
 * Fades a pane in at its final position, so that it can be pressed at once. Before that, a copy of the previous pane
 * fades out and moves, to the start if the step goes forward and to the end if it goes back. The header itself does not
 * move, except with the edge of a sheet.
 */
function arrive(pane: HTMLElement): void {
  const picture = pictureBefore(pane)
  slideChoice(pane, picture !== undefined)
  if (!picture) return
  const { layout, way } = pane.dataset
  const side = way === 'forward' ? -1 : way === 'back' ? 1 : 0
  const toRight = pane.matches(':dir(rtl)') ? -side : side
  const old = partsOf(picture)
  const own = partsOf(pane)

  for (const one of old.below)
    one.animate({ translate: `${toRight * aside}px` }, leaving)
  picture.animate({ opacity: 0 }, leaving).onfinish = () => picture.remove()

  // Buttons that both headers have stay as they are.
  const isNew = (one: Element) =>
    !old.controls.some((other) => other.part.value === one.part.value)
  for (const one of [...own.controls.filter(isNew), ...own.below])
    one.animate({ opacity: [0, 1] }, coming)
  own.words?.animate({ opacity: [0, 1], translate: [`0 ${up}px`, '0'] }, coming)
  if (layout !== 'mobile') return
  const below = Number(picture.dataset['height']) - dialogOf(pane).height
  for (const one of own.below)
    one.animate(
      { translate: [`0 ${below}px`, '0'] },
      { duration: steady, easing: ease },
    )
}

/** Inserts a copy of a pane that is about to be removed. */
function leave(pane: HTMLElement): void {
  if (!pane.closest('dialog')?.open || !mayMove(pane)) return
  const { left, top } = pane.getBoundingClientRect()
  const dialog = dialogOf(pane)
  const picture = pictureOf(pane, {
    left: left - dialog.left,
    top: top - dialog.top,
  })
  picture.dataset['height'] = `${dialog.height}`
  // Above the header of the new pane, which is opaque.
  picture.style.zIndex = '2'
  const { controls, header, ...copies } = partsOf(picture)
  if (header instanceof HTMLElement) header.style.background = 'none'
  for (const one of controls) one.style.visibility = 'hidden'
  // The pane may still be fading in.
  const { words, below } = partsOf(pane)
  const shown = [copies.words, ...copies.below]
  ;[words, ...below].forEach((one, at) => {
    const copy = shown[at]
    if (one && copy instanceof HTMLElement)
      copy.style.opacity = getComputedStyle(one).opacity
  })
}

/** By dialog: the row that was chosen when the dialog's latest step appeared. */
const chosenRows = new WeakMap<Element, Element>()

/** Slides the highlight from the row that was chosen before to the chosen row. The rows do not move. */
function slideChoice(pane: Element, mayMove: boolean): void {
  const dialog = pane.closest('dialog')
  const row = dialog?.querySelector('[part=row][data-selected]')
  if (!dialog || !row) return
  const before = chosenRows.get(dialog)
  chosenRows.set(dialog, row)
  if (!mayMove || before === row) return
  const ground = { pseudoElement: '::before', easing: ease }
  if (!before?.isConnected) {
    row.animate({ opacity: [0, 1] }, { ...ground, duration: quick })
    return
  }
  const [from, to] = [before, row].map((one) => one.getBoundingClientRect().top)
  const distance = (from ?? 0) - (to ?? 0)
  row.animate(
    { translate: [`0 ${distance}px`, '0'] },
    { ...ground, duration: steady },
  )
}

/** Returns the parts of a pane's header, and everything below it. */
function partsOf(pane: Element) {
  const [header, ...below] = pane.children
  const controls = header?.querySelectorAll<HTMLElement>('[part]') ?? []
  const words = header?.querySelector(':scope > :not([part])')
  return { header, words, controls: [...controls], below }
}

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
