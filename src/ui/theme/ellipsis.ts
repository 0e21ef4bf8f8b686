/**
 * Truncates long text with an ellipsis. Clips only horizontally, because in many scripts and fonts letters extend above
 * or below their line.
 */
export const ellipsis = {
  minWidth: 0,
  overflow: 'clip visible',
  textOverflow: 'ellipsis',
} as const
