import { css } from '../theme/emotion'

/** There for screen readers alone. */
export const unseen = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
