export const standInAccent = '#3a57e8'

export const standInFont =
  '-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif'

/**
 * How a stand-in for the button looks, as CSS: of the real one's size.
 * @param accent colour of the button that it stands in for, `#rrggbb`
 * @param isWaiting what it stands in for is still on its way; else it offers a retry
 */
export function standInLook(accent = standInAccent, isWaiting = true): string {
  return shape + (isWaiting ? `background:${accent};color:#fff` : offering)
}

const shape = `all:initial;display:inline-block;vertical-align:middle;height:40px;padding:0 14px;cursor:pointer;outline:revert;border-radius:var(--walletdock-radius,12px);font:600 16px/20px var(--walletdock-font,${standInFont});white-space:nowrap;`

/** System colours: readable on any page, light or dark, whatever its accent. */
const offering = 'background:ButtonFace;color:ButtonText'

/** How it looks once it was pressed: what opens is on its way. */
export const busyLook = ';opacity:.7;cursor:progress'
