/**
 * Style of an entry of a long list: laid out and painted only while it can be seen, and never hidden
 * under what sticks to the list's edges when the focus comes to it.
 * @param height that it has inside its padding, until it has been seen, in CSS pixels
 */
export function outOfSight(height: number) {
  return {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}px`,
    scrollMarginBlock: '128px 64px',
  } as const
}
