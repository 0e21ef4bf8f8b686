/**
 * Returns the absolute URL of a file that other devices can fetch, or `undefined`. Relative URLs are resolved against
 * this page.
 */
export function webUrl(
  given: string,
  page = document.baseURI,
): string | undefined {
  if (!URL.canParse(given, page)) return undefined
  const { href, protocol } = new URL(given, page)
  return /^https?:$/.test(protocol) ? href : undefined
}
