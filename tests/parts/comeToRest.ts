import type { Page } from '@playwright/test'

/** Waits until nothing on the page or in our shadow roots moves any more, but for rings, which turn for ever. */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      [document, ...document.querySelectorAll('[data-walletdock]')]
        .map((each) => (each instanceof Element ? each.shadowRoot : each))
        .flatMap((root) => root?.getAnimations() ?? [])
        .filter(({ effect, playState }) => {
          const end = effect?.getComputedTiming().endTime
          return playState === 'running' && end !== Number.POSITIVE_INFINITY
        })
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // What has just been rendered begins to move with the next frame.
    await frame()
    for (let all = moving(); all.length > 0; all = moving()) {
      await Promise.allSettled(all.map(({ finished }) => finished))
      await frame()
    }
  })
}
