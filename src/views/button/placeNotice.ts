import { zoomOf } from '../../ui/island/zoomOf'

/**
 * A `ref` that shows a notice next to its button in the top layer, so that no element of the page clips it. The notice
 * follows the button and stays inside the window.
 */
export function placeNotice(notice: HTMLElement | null) {
  const button = notice?.parentElement?.parentElement
  if (!notice || !button) return
  const move = () => {
    notice.style.zoom = String(1 / zoomOf(button))
    const { clientWidth: width, clientHeight: height } =
      document.documentElement
    const { left, top } = noticePosition(
      button.getBoundingClientRect(),
      { width: notice.offsetWidth, height: notice.offsetHeight },
      { width, height },
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
  const options = { capture: true, passive: true }
  addEventListener('scroll', move, options)
  addEventListener('resize', move)
  return () => {
    observer.disconnect()
    removeEventListener('scroll', move, options)
    removeEventListener('resize', move)
  }
}

/** Distances between the button and its notice, and to the window's edge, in CSS pixels. */
const gap = 8
const edge = 16

type Size = { readonly width: number; readonly height: number }

/**
 * Returns the position of a notice in CSS pixels of the window: below its button, or above it if there is not enough
 * space. The notice extends towards the middle of the window and stays inside it.
 */
export function noticePosition(
  button: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  notice: Size,
  window: Size,
): { readonly left: number; readonly top: number } {
  const growsRight = button.left + button.right < window.width
  const left = growsRight ? button.left : button.right - notice.width
  const below = button.bottom + gap
  const above = button.top - gap - notice.height
  const fitsBelow = below + notice.height + edge <= window.height
  const top = fitsBelow || above < edge ? below : above
  return {
    left: within(left, window.width - notice.width),
    top: within(top, window.height - notice.height),
  }
}

/** Returns a position with a distance to both edges, or only to the first edge if the notice is too large. */
const within = (position: number, last: number) =>
  Math.max(edge, Math.min(position, last - edge))
