import { ease, mayMove, steady } from '../theme/motion'
import { coming, isOpen, leaving, setAside } from './CrossFade'

/** How far the content of the old step and the title of the new step move, in CSS pixels. */
const aside = 16
const up = 4

/**
 * Fades a step in at its final position, so that it can be pressed at once. The header itself does not move, except with
 * the edge of a sheet. The previous step moves to the start if its successor goes forward, and to the end if it goes
 * back.
 * @param kept part of the step that both steps have, which does not fade
 */
export function enterStep(
  step: HTMLElement,
  previous: HTMLElement,
  kept?: Element,
): void {
  const { way } = step.dataset
  const side = way === 'forward' ? -1 : way === 'back' ? 1 : 0
  const toRight = step.matches(':dir(rtl)') ? -side : side
  const old = partsOf(previous)
  const own = partsOf(step)
  for (const one of old.below)
    one.animate({ translate: `${toRight * aside}px` }, leaving)

  // Buttons that both headers have do not move.
  const isNew = (one: Element) =>
    !old.controls.some((other) => other.part.value === one.part.value)
  const around = own.below.flatMap((one) =>
    kept && one.contains(kept) ? [...one.children] : one,
  )
  for (const one of [...own.controls.filter(isNew), ...around])
    if (one !== kept) one.animate({ opacity: [0, 1] }, coming)
  own.words?.animate({ opacity: [0, 1], translate: [`0 ${up}px`, '0'] }, coming)
  if (!step.closest('dialog[data-layout=mobile]')) return
  const below = Number(previous.dataset['height']) - heightAround(step)
  for (const one of own.below)
    one.animate(
      { translate: [`0 ${below}px`, '0'] },
      { duration: steady, easing: ease },
    )
}

/** Puts a step above the header of the next one, which is opaque and has the same buttons. */
export function leaveStep(step: HTMLElement): void {
  const { controls, header } = partsOf(step)
  step.dataset['height'] = `${heightAround(step)}`
  step.style.zIndex = '2'
  if (header instanceof HTMLElement) header.style.background = 'none'
  for (const one of controls) one.style.visibility = 'hidden'
}

/**
 * Fades in a section that replaces another one with this ref, of which a picture fades out. A React ref, for steps that
 * are separate views.
 */
export function asStep(step: HTMLElement | null) {
  if (!step) return
  const previous = step.previousElementSibling
  if (previous instanceof HTMLElement && previous.inert)
    enterStep(step, previous)
  return () => {
    if (!isOpen(step) || !mayMove(step)) return
    // A step may leave before it has faded in.
    const body = step.lastElementChild ?? step
    const shown = Number(getComputedStyle(body).opacity)
    leaveStep(step)
    setAside(step)
    // React removes the step itself.
    const picture = document.importNode(step, true)
    step.after(picture)
    picture.animate({ opacity: [shown, 0] }, leaving).onfinish = () =>
      picture.remove()
  }
}

const heightAround = (step: Element) =>
  step.closest('dialog')?.getBoundingClientRect().height ?? 0

function partsOf(step: Element) {
  const [header, ...below] = step.children
  const controls = header?.querySelectorAll<HTMLElement>('[part]') ?? []
  const words = header?.querySelector(':scope > :not([part])')
  return { header, words, controls: [...controls], below }
}
