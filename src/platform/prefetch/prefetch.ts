/** The bundler's chunk loader, as the remote's entry has configured it. */
declare const __webpack_require__: {
  readonly prefetch?: (imports: () => unknown) => void
}

/** Prefetches the imported files without running them. The imports reject, so callers must import again. */
export function prefetch(imports: () => unknown): void {
  // Only the bundler defines this variable, and chunks exist only in its output.
  if (typeof __webpack_require__ !== 'undefined')
    __webpack_require__.prefetch?.(imports)
}

/** Missing in TypeScript's declarations, because not all browsers support it. @see https://wicg.github.io/netinfo/ */
type Connection = {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Returns false if the page is hidden, the visitor saves data, or the connection is slower than 3G. */
export function mayPrefetch(): boolean {
  const { connection }: Navigator & { readonly connection?: Connection } =
    navigator
  const isSlow = connection?.effectiveType?.includes('2g')
  return !(document.hidden || connection?.saveData || isSlow)
}
