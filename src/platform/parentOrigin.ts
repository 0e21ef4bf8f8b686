/**
 * Origin of the page that shows this one in a frame: `undefined` without a frame, empty where the browser does not
 * tell, `null` for one that has none.
 */
export function parentOrigin(): string | undefined {
  if (parent === window) return undefined
  const { ancestorOrigins } = location
  if (ancestorOrigins) return ancestorOrigins[0]
  // Who came here from another page of ours was referred by that one.
  const [from = ''] = /^https?:..[^/]+/.exec(document.referrer) ?? []
  return from === location.origin ? '' : from
}
