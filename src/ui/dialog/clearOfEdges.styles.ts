import { lowScreen, shortScreen } from '../theme/screens'

/**
 * Style of a scroll area with a sticky header or footer. They must not cover the element with the focus, so it is scrolled
 * clear of them.
 */
export const clearOfEdges = {
  scrollPaddingBlock: '80px',
  [shortScreen]: { scrollPaddingBlock: '80px 8px' },
  [lowScreen]: { scrollPaddingBlock: 0 },
} as const
