/**
 * Style of an item of a long list. The browser lays out and paints it only while it is in view. A focused item is not
 * hidden under sticky elements at the list's edges.
 * @param height height without padding until the item has been in view, in CSS pixels
 */
export function skipOffscreen(height: number) {
  return {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}px`,
    scrollMarginBlock: '128px 64px',
  } as const
}
