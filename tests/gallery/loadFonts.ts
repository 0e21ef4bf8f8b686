/**
 * Resolves when the web fonts that the page's texts need are loaded. `document.fonts.ready` does not do: WebKit resolves
 * it before.
 * @throws Error if one cannot be loaded
 */
export async function loadFonts(): Promise<void> {
  for (;;) {
    // Laying texts out starts to load their fonts. Those may lack a letter, which starts the next one.
    document.body.getBoundingClientRect()
    const loading: Promise<unknown>[] = []
    document.fonts.forEach(({ status, loaded }) => {
      if (status === 'loading') loading.push(loaded)
    })
    if (loading.length === 0) return
    await Promise.all(loading)
  }
}
