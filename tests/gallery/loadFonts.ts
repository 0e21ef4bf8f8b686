/**
 * Resolves when the web fonts that the page's texts need are loaded. `document.fonts.ready` is not enough, because
 * WebKit resolves it too early.
 * @throws Error if a font fails to load
 */
export async function loadFonts(): Promise<void> {
  for (;;) {
    // Laying out texts starts to load their fonts. If such a font lacks a letter, the next font starts to load.
    document.body.getBoundingClientRect()
    const loading: Promise<unknown>[] = []
    document.fonts.forEach(({ status, loaded }) => {
      if (status === 'loading') loading.push(loaded)
    })
    if (loading.length === 0) return
    await Promise.all(loading)
  }
}
