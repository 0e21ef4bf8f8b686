/**
 * Not supported by all browsers, so it is missing in TypeScript's declarations. @see https://wicg.github.io/netinfo/
 */
type Connection = {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Returns whether to prefetch files that may never be used: the page is visible, the visitor does not save data, and
 * has 3G or better.
 */
export function mayPrefetch(): boolean {
  const connection: Connection | undefined = Object(navigator).connection
  const isSlow = connection?.effectiveType?.includes('2g')
  return !(document.hidden || connection?.saveData || isSlow)
}
