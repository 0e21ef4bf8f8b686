export const standInAccent = '#3a57e8'

export const standInFont =
  '-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif'

/**
 * How a stand-in for the button looks, as CSS: of the real one's size.
 * @param accent colour of the button that it stands in for, `#rrggbb`
 * @param isInert nothing can be done with it yet
 */
export function standInLook(accent = standInAccent, isInert = true): string {
  return shape + (isInert ? `background:${accent};color:#fff` : offering)
}

const shape = `all:initial;display:inline-block;vertical-align:middle;height:40px;padding:0 14px;border-radius:var(--walletdock-radius,12px);font:600 16px/20px var(--walletdock-font,${standInFont});white-space:nowrap;`

/** System colours: readable on any page, light or dark, whatever its accent. */
const offering =
  'background:ButtonFace;color:ButtonText;cursor:pointer;outline:revert'
