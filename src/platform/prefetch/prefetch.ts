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
