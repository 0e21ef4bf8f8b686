/** Distance between the button and its notice, in CSS pixels. */
const gap = 8

/** Distance between the notice and the window's edge, in CSS pixels. */
const edge = 16

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

type Size = { readonly width: number; readonly height: number }
