import { css } from '../../ui/theme/css'

/** Distance from the window's edge and from a phone's notch or home indicator. */
const from = (side: 'bottom' | 'right') =>
  `calc(16px + env(safe-area-inset-${side}))`

/** A point in the corner at the end of the reading direction. Toasts grow from it into the window. */
export const toast = css({
  position: 'fixed',
  inset: 'auto',
  bottom: from('bottom'),
  // The right inset is used on both sides. In landscape, phones have the same inset on both.
  insetInlineEnd: from('right'),
  width: 0,
  height: 0,
  margin: 0,
  border: 0,
  padding: 0,
  overflow: 'visible',
})
