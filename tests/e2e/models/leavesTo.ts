import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** The side to which the old step leaves, once it has started. */
    side?: 'left' | 'right' | undefined
  }
}

/** Returns the side to which the old step leaves while a visitor goes to another one. */
export async function leavesTo(page: Page, go: () => Promise<void>) {
  // The previous step may still be leaving.
  await expect(page.locator('[data-way][inert]')).toHaveCount(0)
  await page.evaluate(noteSide)
  await go()
  const side = () => page.evaluate(() => window.side ?? '')
  await expect.poll(side).not.toBe('')
  return side()
}

/** Runs in the page. */
function noteSide() {
  window.side = undefined
  const note = (root: ShadowRoot) => {
    const left = root
      .querySelector('[data-way][inert]')
      ?.getAnimations({ subtree: true })
    const way = left
      ?.flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
      )
      .map(({ translate }) => translate)
      .find((translate) => translate !== undefined)
    if (way) window.side = String(way).startsWith('-') ? 'left' : 'right'
  }
  for (const { shadowRoot } of document.querySelectorAll('[data-walletdock]'))
    if (shadowRoot)
      new MutationObserver(() => note(shadowRoot)).observe(shadowRoot, {
        childList: true,
        subtree: true,
      })
}
