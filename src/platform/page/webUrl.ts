/** Returns the absolute URL of a file that other devices can fetch, or `undefined`. @param page resolves a path */
export function webUrl(
  url: string,
  page = document.baseURI,
): string | undefined {
  if (!URL.canParse(url, page)) return undefined
  const { href, protocol } = new URL(url, page)
  return /^https?:$/.test(protocol) ? href : undefined
}

/** Returns an absolute URL, for example for a wallet. Relative URLs are resolved against this page. */
export function fullAddress(address: string): string {
  return URL.canParse(address)
    ? address
    : new URL(address, document.baseURI).href
}
