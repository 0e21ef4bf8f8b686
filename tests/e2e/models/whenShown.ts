import type { Page } from '@playwright/test'

/**
 * Resolves when one of our elements first appears on a page. Call it before that happens. The page itself records the
 * change, because a tab in the background has slow timers.
 */
export function whenShown(
  page: Page,
  testId: string,
  words = '',
): Promise<void> {
  return page.evaluate(noteChange, { testId, words })
}

/** Runs in the page. */
function noteChange({
  testId,
  words,
}: {
  readonly testId: string
  readonly words: string
}): Promise<void> {
  return new Promise((resolve) => {
    const watched = new Set<Node>()
    const observer = new MutationObserver(look)
    function watch(root: Node) {
      if (watched.has(root)) return
      watched.add(root)
      const what = { childList: true, subtree: true, characterData: true }
      observer.observe(root, what)
    }
    function look() {
      for (const { shadowRoot } of document.querySelectorAll(
        '[data-walletdock]',
      )) {
        if (!shadowRoot) continue
        watch(shadowRoot)
        const shown = shadowRoot.querySelector(`[data-testid="${testId}"]`)
        if (!shown?.textContent?.includes(words)) continue
        observer.disconnect()
        resolve()
      }
    }
    watch(document)
    look()
  })
}
