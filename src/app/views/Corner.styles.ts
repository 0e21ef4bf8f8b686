import { css } from '../../theme/emotion'

/** Off the window's edge, and off what a phone has there. */
const from = (side: 'bottom' | 'right') =>
  `calc(16px + env(safe-area-inset-${side}))`

/** A point in the corner where reading ends; what is told there grows from it into the window. */
export const corner = css({
  position: 'fixed',
  // For browsers without popovers.
  zIndex: 2147483647,
  inset: 'auto',
  bottom: from('bottom'),
  // A phone on its side has as much room on its left.
  insetInlineEnd: from('right'),
  width: 0,
  height: 0,
  margin: 0,
  border: 0,
  padding: 0,
  overflow: 'visible',
})
