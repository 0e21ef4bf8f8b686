import { safeStorage } from './storage'

/** Of this tab alone: the page that was around the first page in this frame. */
const key = 'walletdock.around'

/** What is read of a page in a frame. */
type Framed = Pick<
  Window,
  'document' | 'location' | 'parent' | 'sessionStorage'
>

/**
 * Origin of the page that shows this one in a frame: `undefined` without a frame, empty where the browser does not
 * tell, `null` for one that has none.
 */
export function parentOrigin(page: Framed = window): string | undefined {
  if (page.parent === page) return undefined
  const { ancestorOrigins } = page.location
  return ancestorOrigins ? ancestorOrigins[0] : referrerOrigin(page)
}

/** Without `ancestorOrigins`, only the first page in a frame hears of the page around; the next hears of the first. */
function referrerOrigin(page: Framed): string {
  const tab = safeStorage(() => page.sessionStorage)
  const { referrer } = page.document
  const origin = referrer && new URL(referrer).origin
  if (origin === page.location.origin) return tab.get(key) ?? ''
  tab.set(key, origin)
  return origin
}
