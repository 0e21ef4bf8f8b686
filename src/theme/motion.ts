/** Press and hover, in milliseconds. */
export const quick = 120

/** A view that comes or goes, in milliseconds. */
export const steady = 240

/** Arrives with a slight overshoot. */
export const spring = 'cubic-bezier(.2,1.15,.4,1)'

/** Leaves, or follows something else. */
export const ease = 'cubic-bezier(.2,.8,.2,1)'

/** Media query of visitors that prefer reduced motion. */
export const still = '(prefers-reduced-motion:reduce)'

/** Whether this visitor lets things move. */
export const visitorLetsMove = () => !matchMedia(still).matches

/** Whether this page lets things move within an element. Has what has changed on the page styled. */
export const pageLetsMove = (element: Element): boolean =>
  getComputedStyle(element).getPropertyValue('--walletdock-motion').trim() !==
  'reduced'

/** Whether things may move within an element, for this visitor and on this page. */
export const mayMove = (element: Element): boolean =>
  visitorLetsMove() && pageLetsMove(element)
