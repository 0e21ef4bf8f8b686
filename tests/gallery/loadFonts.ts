/**
 * Resolves when the web fonts that the page's texts need are loaded. `document.fonts.ready` is not enough, because
 * WebKit resolves it too early.
 * @throws Error if a font fails to load
 */
export async function loadFonts(): Promise<void> {
  for (;;) {
    // Laying out texts starts to load their fonts. If such a font lacks a letter, the next font starts to load.
    document.body.getBoundingClientRect()
    // The page has hundreds of fonts, so look for those that load only if some do.
    if (document.fonts.status === 'loaded') return
    const loading: Promise<unknown>[] = []
    document.fonts.forEach(({ status, loaded }) => {
      if (status === 'loading') loading.push(loaded)
    })
    if (loading.length === 0) return
    await Promise.all(loading)
  }
}
