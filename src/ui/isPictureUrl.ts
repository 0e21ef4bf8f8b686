/** Over a safe connection, from inside the page, or from this machine. */
const safe = /^(https:\/\/|data:image\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/i

/** A path of the page's own: no scheme, no host, and nothing that browsers drop before they look for these. */
const path = /^(?![a-z][a-z\d+.-]*:|\/\/)[^\s\\][^\t\r\n\\]*$/i

/** Whether an image may be loaded from there. */
export function isPictureUrl(url: string | undefined): url is string {
  return url !== undefined && (safe.test(url) || path.test(url))
}
