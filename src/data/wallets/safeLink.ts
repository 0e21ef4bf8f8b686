/** Web pages, and the pairing link that every wallet app can open. */
const commonSchemes = ['https:', 'wc:']

/** Schemes that run code or do not open a wallet's app. A wallet's own scheme must not be one of these. */
const never =
  /^(javascript|vbscript|data|blob|file|filesystem|about|view-source|https?|wss?|ftp|mailto|tel|sms):$/

/**
 * Returns the link if it leads to the web or into the wallet's app, otherwise `undefined`. A host's wallets may come
 * from any source, and a tapped link must not run code in the page.
 * @param appScheme the wallet's own scheme, such as `rainbow`
 */
export function safeLink(
  link: unknown,
  appScheme?: string | undefined,
): string | undefined {
  // Use the URL parser, because browsers ignore spaces and line breaks, even within the scheme.
  if (typeof link !== 'string') return undefined
  const scheme = schemeOf(link)
  const own = `${String(appScheme).toLowerCase()}:`
  const isKnown =
    commonSchemes.includes(scheme) || (scheme === own && !never.test(own))
  return isKnown ? link : undefined
}

function schemeOf(link: string): string {
  try {
    return new URL(link).protocol
  } catch {
    // The link is not a valid URL. Without a scheme, the caller rejects it.
    return ''
  }
}
