/**
 * Finishes the animations of our elements, and resolves once their fonts are loaded and nothing in them has changed
 * for a whole frame.
 */
export async function settle(): Promise<void> {
  let hasChanged = true
  const watcher = new MutationObserver(() => {
    hasChanged = true
  })
  finishAnimations()
  while (hasChanged) {
    hasChanged = false
    for (const root of roots())
      watcher.observe(root, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      })
    await frame()
    await loadFonts()
    if (finishAnimations() > 0) hasChanged = true
  }
  watcher.disconnect()
}

function roots(): readonly (Document | ShadowRoot)[] {
  const hosts = [...document.querySelectorAll('[data-walletdock]')]
  return [document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])]
}

/** Finishes all animations but rings, which never end, and those that follow scrolling. Returns the number of finished animations. */
function finishAnimations(): number {
  const running = roots()
    .flatMap((root) => root.getAnimations())
    .filter(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime
      // The end of an animation that follows scrolling is a percentage.
      return playState === 'running' && Number.isFinite(end)
    })
  for (const animation of running) animation.finish()
  return running.length
}

/** Resolves after the next frame, when resize and intersection observers have reported too. */
async function frame(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
}

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
