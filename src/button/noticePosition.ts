/** Between the button and its notice, in CSS pixels. */
const gap = 8

/** Between the notice and the window's edge, in CSS pixels. */
const edge = 16

/**
 * Returns where a notice goes, in CSS pixels of the window: below its button, or above it if there is no room, growing
 * towards the middle, and always inside the window.
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

/** The position that leaves room at both edges, or at the beginning alone if there is too little. */
const within = (position: number, last: number) =>
  Math.max(edge, Math.min(position, last - edge))

type Size = { readonly width: number; readonly height: number }
