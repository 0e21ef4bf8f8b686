/** An address as others can use it, such as a wallet: a path is one of this page. */
export function fullAddress(address: string): string {
  return URL.canParse(address)
    ? address
    : new URL(address, document.baseURI).href
}
