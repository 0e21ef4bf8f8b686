/** Returns the full URL of a file that other devices can fetch, or undefined if there is none. A path is one of this page. */
export function webUrl(
  given: string,
  page = document.baseURI,
): string | undefined {
  if (!URL.canParse(given, page)) return undefined
  const { href, protocol } = new URL(given, page)
  return /^https?:$/.test(protocol) ? href : undefined
}
