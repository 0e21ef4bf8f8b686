/** Names the view of the page that an address shows: its path, and the path in its fragment. Routers write either. */
export function pageView({
  hash,
  pathname,
}: Pick<Location, 'hash' | 'pathname'>): string {
  return /^#!?\//.test(hash) ? pathname + hash.split('?', 1) : pathname
}
