import { isPageWider, isZoomedIn, zoomOf } from '../../ui/zoom'

/**
 * A `ref` that shows a notice next to its button in the top layer, so that no element of the page clips it. The notice
 * follows the button and stays inside the window.
 */
export function placeNotice(notice: HTMLElement | null) {
  const button = notice?.parentElement?.parentElement
  if (!notice || !button) return
  const move = () => {
    notice.style.zoom = String(1 / zoomOf(button))
    const { left, top } = noticePosition(
      button.getBoundingClientRect(),
      { width: notice.offsetWidth, height: notice.offsetHeight },
      visibleView(),
    )
    notice.style.left = `${left}px`
    notice.style.top = `${top}px`
  }
  if (!notice.matches(':popover-open')) notice.showPopover()
  move()
  const observer = new ResizeObserver(move)
  // Elements that are added above the button change the page's height.
  for (const element of [notice, button, document.body])
    observer.observe(element)
  const end = new AbortController()
  const options = { capture: true, passive: true, signal: end.signal }
  for (const type of ['scroll', 'resize']) {
    addEventListener(type, move, options)
    visualViewport?.addEventListener(type, move, options)
  }
  return () => {
    observer.disconnect()
    end.abort()
  }
}

/** Returns the part of the window in which a notice is visible, in CSS pixels of the window. */
function visibleView(): DOMRect {
  const { clientWidth, clientHeight } = document.documentElement
  if (!visualViewport || !isPageWider() || isZoomedIn())
    return new DOMRect(0, 0, clientWidth, clientHeight)
  const { offsetLeft, offsetTop, width, height } = visualViewport
  return new DOMRect(offsetLeft, offsetTop, width, height)
}

/** Distances between the button and its notice, and to the view's edge, in CSS pixels. */
const gap = 8
const edge = 16

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/**
 * Returns the position of a notice in CSS pixels of the window: below its button, or above it if there is not enough
 * space. The notice extends towards the middle of the view and stays inside it.
 */
export function noticePosition(
  button: Box,
  notice: Pick<DOMRect, 'width' | 'height'>,
  view: Box,
): { readonly left: number; readonly top: number } {
  const growsRight = button.left + button.right < view.left + view.right
  const left = growsRight ? button.left : button.right - notice.width
  const below = button.bottom + gap
  const above = button.top - gap - notice.height
  const fitsBelow = below + notice.height + edge <= view.bottom
  const top = fitsBelow || above < view.top + edge ? below : above
  return {
    left: within(left, view.left, view.right - notice.width),
    top: within(top, view.top, view.bottom - notice.height),
  }
}

/** Returns a position with a distance to both edges, or only to the first edge if the notice is too large. */
const within = (position: number, first: number, last: number) =>
  Math.max(first + edge, Math.min(position, last - edge))
