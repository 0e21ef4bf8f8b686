/**
 * Text that is too long ends in dots. Only its ends are cut: in many scripts and fonts letters rise above their line or
 * hang below it.
 */
export const ellipsis = {
  minWidth: 0,
  overflow: 'clip visible',
  textOverflow: 'ellipsis',
} as const
