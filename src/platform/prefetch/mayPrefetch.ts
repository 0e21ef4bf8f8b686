/**
 * Not supported by all browsers, so it is missing in TypeScript's declarations. @see https://wicg.github.io/netinfo/
 */
type Connection = {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Returns whether to prefetch files that may never be used. Returns false if the page is hidden, the visitor saves
 * data, or the connection is slower than 3G.
 */
export function mayPrefetch(): boolean {
  const { connection }: Navigator & { readonly connection?: Connection } =
    navigator
  const isSlow = connection?.effectiveType?.includes('2g')
  return !(document.hidden || connection?.saveData || isSlow)
}
