/**
 * True when this page was served so that windows of other origins look closed to it from the first, and hear nothing
 * of it. Nothing in the page shows it, so its server is asked.
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Cross-Origin-Opener-Policy
 */
export async function hidesWindows(): Promise<boolean> {
  try {
    const { headers } = await fetch(location.href, { method: 'HEAD' })
    const policy = headers.get('cross-origin-opener-policy') ?? ''
    return /^\s*same-origin\s*(;|$)/.test(policy)
  } catch {
    // Without an answer it is taken for one of the many pages that hide none.
    return false
  }
}
