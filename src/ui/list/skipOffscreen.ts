/**
 * Style of an item of a long list. The browser lays out and paints it only while it is in view. A focused item is not
 * hidden under the search field, which is sticky.
 * @param height height without padding until the item has been in view, in CSS pixels
 */
export function skipOffscreen(height: number) {
  return {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}px`,
    scrollMarginTop: 56,
    '[data-layout=mobile] &': { scrollMarginBottom: 56 },
  } as const
}
