import { coming, leaving } from '../../ui/dialog/CrossFade'
import { ease, quick, steady } from '../../ui/theme/motion'

/** How far the content of the old pane and the title of the new pane move, in CSS pixels. */
const aside = 16
const up = 4

/**
 * Fades a pane in at its final position, so that it can be pressed at once. The header itself does not move, except with
 * the edge of a sheet. The previous pane moves to the start if the step goes forward, and to the end if it goes back.
 */
export function enterStep(pane: HTMLElement, previous?: HTMLElement): void {
  slideChoice(pane, previous !== undefined)
  if (!previous) return
  const { layout, way } = pane.dataset
  const side = way === 'forward' ? -1 : way === 'back' ? 1 : 0
  const toRight = pane.matches(':dir(rtl)') ? -side : side
  const old = partsOf(previous)
  const own = partsOf(pane)
  for (const one of old.below)
    one.animate({ translate: `${toRight * aside}px` }, leaving)

  // Buttons that both headers have do not move.
  const isNew = (one: Element) =>
    !old.controls.some((other) => other.part.value === one.part.value)
  for (const one of [...own.controls.filter(isNew), ...own.below])
    one.animate({ opacity: [0, 1] }, coming)
  own.words?.animate({ opacity: [0, 1], translate: [`0 ${up}px`, '0'] }, coming)
  if (layout !== 'mobile') return
  const below = Number(previous.dataset['height']) - heightAround(pane)
  for (const one of own.below)
    one.animate(
      { translate: [`0 ${below}px`, '0'] },
      { duration: steady, easing: ease },
    )
}

/** Puts a pane above the header of the next one, which is opaque and has the same buttons. */
export function leaveStep(pane: HTMLElement): void {
  const { controls, header } = partsOf(pane)
  pane.dataset['height'] = `${heightAround(pane)}`
  pane.style.zIndex = '2'
  if (header instanceof HTMLElement) header.style.background = 'none'
  for (const one of controls) one.style.visibility = 'hidden'
}

const heightAround = (pane: Element) =>
  pane.closest('dialog')?.getBoundingClientRect().height ?? 0

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
