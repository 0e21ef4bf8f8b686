/**
 * Origin of the page that shows this one in a frame: `undefined` without a frame, empty where the browser does not
 * tell, `null` for one that has none.
 */
export function parentOrigin(): string | undefined {
  if (parent === window) return undefined
  const { ancestorOrigins } = location
  // Pages tell other sites no more of themselves than their origin and a slash.
  return ancestorOrigins ? ancestorOrigins[0] : document.referrer.slice(0, -1)
}
