import { isZoomedIn } from '../zoom'
import { focusedElement } from './focus'

const scrollKeys = /^( |Page|Arrow[UD]|Home|End)/

type ScrollEvent = WheelEvent | TouchEvent | KeyboardEvent

/**
 * Prevents the page behind a modal dialog from scrolling. Cancels events instead of changing styles, because the page
 * may add or remove its own scroll lock meanwhile, and because hiding a scroll bar moves the page.
 * @returns Function that releases the page.
 */
export function lockPageScroll(): () => void {
  const end = new AbortController()
  const options = { signal: end.signal, capture: true, passive: false }
  let start: Touch | undefined

  const hold = (event: ScrollEvent) => {
    if (!event.cancelable || mayMoveView(event)) return
    const isSideways = goesSideways(event, start)
    const scrolls = (one: EventTarget) => canScroll(one, isSideways)
    if (!event.composedPath().some(scrolls)) event.preventDefault()
  }
  addEventListener(
    'touchstart',
    ({ touches }) => {
      start = touches[0]
    },
    { signal: end.signal, capture: true, passive: true },
  )
  addEventListener('wheel', hold, options)
  addEventListener('touchmove', hold, options)
  addEventListener('keydown', hold, options)
  return () => end.abort()
}

/** Returns whether an event edits a field, presses a button, zooms, or pans a zoomed view. */
function mayMoveView(event: ScrollEvent): boolean {
  if ('key' in event)
    return (
      !scrollKeys.test(event.key) ||
      // In a field, these keys move the caret. On a button, the space key presses it.
      !!focusedElement()?.matches(event.key === ' ' ? 'input,button' : 'input')
    )
  const isPinch = 'touches' in event && event.touches.length > 1
  return isPinch || event.ctrlKey || isZoomedIn()
}

function goesSideways(event: ScrollEvent, start: Touch | undefined): boolean {
  if ('key' in event) return false
  if ('deltaX' in event) return Math.abs(event.deltaX) > Math.abs(event.deltaY)
  const [touch] = event.touches
  if (!touch || !start) return false
  const moved = (side: 'clientX' | 'clientY') =>
    Math.abs(touch[side] - start[side])
  return moved('clientX') > moved('clientY')
}

/** Returns whether an element of the page can scroll in this direction. Our own scrollers do not chain to the page. */
function canScroll(one: EventTarget, isSideways: boolean): boolean {
  if (!(one instanceof Element) || one.contains(document.body)) return false
  const { overflowX, overflowY } = getComputedStyle(one)
  return isSideways
    ? one.scrollWidth > one.clientWidth && isScroller.test(overflowX)
    : one.scrollHeight > one.clientHeight && isScroller.test(overflowY)
}
const isScroller = /auto|scroll/
