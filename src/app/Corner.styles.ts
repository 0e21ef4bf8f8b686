import { css } from '../theme/emotion'

const edge = 'calc(16px + env(safe-area-inset-bottom))'

/** A point in the corner where reading ends; what is told there grows from it into the window. */
export const corner = css({
  position: 'fixed',
  // For browsers without popovers.
  zIndex: 2147483647,
  inset: 'auto',
  bottom: edge,
  insetInlineEnd: 16,
  width: 0,
  height: 0,
  margin: 0,
  border: 0,
  padding: 0,
  overflow: 'visible',
  '[part=notice]': { top: 'auto', bottom: 0 },
})
