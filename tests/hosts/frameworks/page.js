/** How the page sets the wallet up. */
export const { remoteUrl, config } = await (
  await fetch('/settings.json')
).json()

/** Where the wallet is asked for first: nowhere, if the visitor comes to the lost one. */
export const firstUrl =
  location.search === '?lost' ? `${location.origin}/nowhere` : remoteUrl

/** What the page says of its wallet. */
export function walletOf({ detail }) {
  const { status, address, chain } = detail
  return [status, address, chain?.id].join(' ')
}

/** What the page says of how the wallet came, or did not. */
export function loadedOf({ detail }) {
  return 'mode' in detail
    ? `${detail.mode}: ${detail.why}`
    : `${detail.reason}: ${detail.message}`
}
