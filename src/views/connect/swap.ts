import { makeDecorative } from '../../ui/dialog/makeDecorative'
import { brief, ease, mayMove, quick } from '../../ui/theme/motion'

/** Timing of an element that fades out. Linear, so that the element is faint when its successor becomes visible. */
export const leaving = { duration: brief, fill: 'forwards' } as const

/**
 * Timing of an element that fades in. Starts when its predecessor is faint, so that two texts are never legible at
 * once.
 */
export const coming = {
  duration: quick,
  delay: brief * 0.75,
  easing: ease,
  fill: 'backwards',
} as const

/** Inserts a copy of an element that is about to be replaced, and lets the copy fade out in place. */
export function fadeOut(element: HTMLElement): void {
  const isShown = element.closest('dialog')?.open && element.firstChild
  if (!isShown || !mayMove(element)) return
  const copy = pictureOf(element, {
    left: element.offsetLeft,
    top: element.offsetTop,
  })
  copy.animate({ opacity: 0 }, leaving).onfinish = () => copy.remove()
}

/** Fades an element in if it replaces another one. The element can be pressed at once. */
export function fadeIn(element: HTMLElement): void {
  if (pictureBefore(element)) element.animate({ opacity: [0, 1] }, coming)
}

/** Returns the copy that an element replaces. */
export function pictureBefore(element: Element): HTMLElement | undefined {
  const before = element.previousElementSibling
  return before instanceof HTMLElement && before.inert ? before : undefined
}

/**
 * Inserts an inert copy after an element, at its place and in its size.
 * @param place in CSS pixels, inside the nearest positioned ancestor
 */
export function pictureOf(
  element: HTMLElement,
  place: { readonly left: number; readonly top: number },
): HTMLElement {
  const { height, width } = element.getBoundingClientRect()
  const picture = document.importNode(element, true)
  Object.assign(picture.style, {
    position: 'absolute',
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${width}px`,
    maxWidth: 'none',
    height: `${height}px`,
    // The element may still be fading in.
    opacity: getComputedStyle(element).opacity,
    pointerEvents: 'none',
  })
  element.after(picture)
  const copies = withParts(picture)
  for (const { scrollTop } of withParts(element)) {
    const copy = copies.shift()
    if (copy && scrollTop) copy.scrollTop = scrollTop
  }
  makeDecorative(picture)
  return picture
}

const withParts = (element: Element) => [
  element,
  ...element.querySelectorAll('*'),
]
