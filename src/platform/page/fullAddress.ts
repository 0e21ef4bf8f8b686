/** Returns an absolute URL, for example for a wallet. Relative URLs are resolved against this page. */
export function fullAddress(address: string): string {
  return URL.canParse(address)
    ? address
    : new URL(address, document.baseURI).href
}
