import { ease, mayMove, steady } from '../theme/motion'

/** How far a step moves, in CSS pixels: as far as the padding of rows, so that the movement cuts off no row. */
const distance = 12

/** Moves a new step in from its end, below the dialog's header. A React ref. */
export const enterForward = (step: HTMLElement | null) => enter(step, 1)

/** Moves a step in from its start, after the visitor has gone back to it. A React ref. */
export const enterBack = (step: HTMLElement | null) => enter(step, -1)

function enter(step: HTMLElement | null, way: 1 | -1): void {
  if (!step || !mayMove(step)) return
  const side = step.matches(':dir(rtl)') ? -way : way
  step.animate(
    // Does not start at 0, so that no frame is empty.
    { opacity: [0.2, 1], translate: [`${side * distance}px`, '0'] },
    { duration: steady, easing: ease },
  )
}
