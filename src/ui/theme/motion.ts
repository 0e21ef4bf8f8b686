// All movements use these durations and curves. The guide "Look" lists them.

/** Duration of fading out, in milliseconds. */
export const brief = 80

/** Duration of fading in, and of press and hover effects, in milliseconds. */
export const quick = 120

/** Duration of movements and size changes, in milliseconds. */
export const steady = 240

/** How long a closing dialog shows the connected account, in milliseconds, including its fade. */
export const moment = 900

/** Easing of elements that enter, with a slight overshoot. */
export const spring = 'cubic-bezier(.2,1.15,.4,1)'

/** Easing of elements that leave or follow other elements. */
export const ease = 'cubic-bezier(.2,.8,.2,1)'

/** A shake, as the end of an `animation`. Linear, because a curve would move the element more than 2 px per frame. */
export const shaking = `${steady}ms linear`

/** One turn of a loading ring, as the end of an `animation`. */
export const turning = '1s linear infinite'

/** Duration of a turn for visitors who prefer reduced motion. */
export const slowTurn = '4s'

/** One pulse of a placeholder, as the end of an `animation`. */
export const breathing = '900ms infinite alternate'

/** One pass of light over a placeholder, as the end of an `animation`. */
export const shimmering = '1.2s linear infinite'

/** Progress that follows scrolling instead of time, as the end of an `animation`. */
export const scrolling = 'linear both'

/** Delay of a spinner, so that fast answers do not make it flicker. */
export const spinnerDelay = '150ms'

/** Returns the `transition` of properties that respond to a pointer. */
export const quickly = (...properties: readonly string[]): string =>
  properties.map((property) => `${property} ${quick}ms ${ease}`).join(', ')

/** Media query for visitors who prefer reduced motion. */
export const still = '(prefers-reduced-motion:reduce)'

export const visitorLetsMove = () => !matchMedia(still).matches

/** Returns whether the page allows animations in an element. Forces a style recalculation. */
export const pageLetsMove = (element: Element): boolean =>
  getComputedStyle(element).getPropertyValue('--walletdock-motion').trim() !==
  'reduced'

/** Returns whether both the visitor and the page allow animations in an element. */
export const mayMove = (element: Element): boolean =>
  visitorLetsMove() && pageLetsMove(element)
