/** The settings with which the page sets up the wallet. */
export const { remoteUrl, config } = await (
  await fetch('/settings.json')
).json()

/** URL from which the wallet is loaded first. With `?lost`, nothing is there. */
export const firstUrl =
  location.search === '?lost' ? `${location.origin}/nowhere` : remoteUrl

/** Returns the text that the page shows about its wallet. */
export function walletOf({ detail }) {
  const { status, address, chain } = detail
  return [status, address, chain?.id].join(' ')
}

/** Returns the text that the page shows about how the wallet has loaded, or why it has not. */
export function loadedOf({ detail }) {
  return 'mode' in detail
    ? `${detail.mode}: ${detail.why}`
    : `${detail.reason}: ${detail.message}`
}
