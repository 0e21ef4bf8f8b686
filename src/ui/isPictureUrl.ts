/** URLs with a secure connection, data URLs, and URLs of this machine. */
const safe = /^(https:\/\/|data:image\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/i

/**
 * A path on the page's server. It has no scheme, no host, and no characters that browsers remove before they parse
 * URLs.
 */
const path = /^(?![a-z][a-z\d+.-]*:|\/\/)[^\s\\][^\t\r\n\\]*$/i

/** Returns whether an image may be loaded from this URL. */
export function isPictureUrl(url: string | undefined): url is string {
  return url !== undefined && (safe.test(url) || path.test(url))
}
