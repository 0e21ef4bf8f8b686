import type { Page } from '@playwright/test'

/**
 * Waits until nothing on the page or in our shadow roots moves any more, but for rings, which turn for ever.
 * @param pace `at once` puts what moves at its end, so that nobody waits for fades
 */
export async function comeToRest(
  page: Page,
  pace: 'in time' | 'at once' = 'in time',
): Promise<void> {
  await page.evaluate(async (atOnce) => {
    const moving = () =>
      [document, ...document.querySelectorAll('[data-walletdock]')]
        .map((each) => (each instanceof Element ? each.shadowRoot : each))
        .flatMap((root) => root?.getAnimations() ?? [])
        .filter(({ effect, playState }) => {
          const end = effect?.getComputedTiming().endTime
          return playState === 'running' && end !== Number.POSITIVE_INFINITY
        })
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // What has just been rendered begins to move with the next frame or the one after.
    await frame()
    await frame()
    for (let all = moving(); all.length > 0; all = moving()) {
      if (atOnce) for (const each of all) each.finish()
      await Promise.allSettled(all.map(({ finished }) => finished))
      await frame()
    }
  }, pace === 'at once')
}
