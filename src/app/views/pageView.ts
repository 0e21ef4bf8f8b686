/** Identifies the view that a URL shows by the URL's path and by a path in its fragment. Routers use either. */
export function pageView({
  hash,
  pathname,
}: Pick<Location, 'hash' | 'pathname'>): string {
  return /^#!?\//.test(hash) ? pathname + hash.split('?', 1) : pathname
}
