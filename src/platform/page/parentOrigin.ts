import { safeStorage } from '../storage/storage'

/** Session storage key of the origin that embedded the first page in this frame. */
const key = 'walletdock.around'

/** An origin as a browser writes it. Storage may contain any other text. */
const isOrigin = /^https?:\/\/[^/]+$/

/** The properties of a window that are needed here. */
type Framed = Pick<
  Window,
  'document' | 'location' | 'parent' | 'sessionStorage'
>

/**
 * Returns the origin of the page that embeds this one: `undefined` without a frame, an empty string if the browser does
 * not reveal it, `'null'` for an opaque origin.
 */
export function parentOrigin(page: Framed = window): string | undefined {
  if (page.parent === page) return undefined
  const { ancestorOrigins } = page.location
  return ancestorOrigins ? ancestorOrigins[0] : referrerOrigin(page)
}

/** Without `ancestorOrigins`, only the referrer of a frame's first page is the embedding page. It is stored. */
function referrerOrigin(page: Framed): string {
  const tab = safeStorage(() => page.sessionStorage)
  const { referrer } = page.document
  const origin = referrer && new URL(referrer).origin
  if (origin === page.location.origin) {
    const stored = tab.get(key) ?? ''
    return isOrigin.test(stored) ? stored : ''
  }
  tab.set(key, origin)
  return origin
}
