/** The web, and the pairing link that every wallet on a phone may take. */
const known = ['https:', 'wc:']

/** What runs or shows something else than a wallet's app; no wallet's own scheme can be one of these. */
const never =
  /^(javascript|vbscript|data|blob|file|filesystem|about|view-source|https?|wss?|ftp|mailto|tel|sms):$/

/**
 * The link, if it leads to the web or into the wallet's app; anything else is no link. Wallets of a host may come from
 * anywhere, and what is tapped must not run in the page.
 * @param appScheme the wallet's own scheme, such as `rainbow`
 */
export function safeLink(
  link: unknown,
  appScheme?: string | undefined,
): string | undefined {
  // Read as browsers read it: they skip blanks and line breaks, also within the scheme.
  if (typeof link !== 'string') return undefined
  const scheme = schemeOf(link)
  const own = `${String(appScheme).toLowerCase()}:`
  const isKnown = known.includes(scheme) || (scheme === own && !never.test(own))
  return isKnown ? link : undefined
}

function schemeOf(link: string): string {
  try {
    return new URL(link).protocol
  } catch {
    // No address and so no scheme: the caller refuses it.
    return ''
  }
}
