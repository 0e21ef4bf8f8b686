/** The bundler's loader of chunks, as the remote's entry has set it up. */
declare const __webpack_require__: {
  readonly only?: (imports: () => unknown) => void
}

/** Has what is imported wait in the browser's cache, without running it. Each import fails, and may be made again. */
export function fetchOnly(imports: () => unknown): void {
  // Without a bundler there is nothing to fetch ahead.
  if (typeof __webpack_require__ !== 'undefined')
    __webpack_require__.only?.(imports)
}
