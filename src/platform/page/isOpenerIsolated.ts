/**
 * Returns whether this page's headers separate it from windows of other origins. Such windows always look closed, and
 * cannot send messages to the page. Scripts cannot read the headers, so this function fetches them from the page's
 * server.
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Cross-Origin-Opener-Policy
 */
export async function isOpenerIsolated(): Promise<boolean> {
  try {
    const { headers } = await fetch(location.href, { method: 'HEAD' })
    const policy = headers.get('cross-origin-opener-policy') ?? ''
    return /^\s*same-origin\s*(;|$)/.test(policy)
  } catch {
    // Without an answer, assume no such header, because most pages have none.
    return false
  }
}
