import type { Page } from '@playwright/test'

/** Shows what an address of the gallery says, on a page that is there already, as it is when all motion has ended. */
export async function showState(page: Page, address: string): Promise<void> {
  await page.evaluate(async (hash) => {
    const heard = new Promise((resolve) =>
      addEventListener('hashchange', resolve, { once: true }),
    )
    location.hash = hash
    await heard
  }, address)
  await page.locator('dialog[open], [part=group]').waitFor()
  await endMotion(page)
}

/** What moves is at its end at once, but for rings, which turn for ever: nobody waits for fades. */
export async function endMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = () =>
      [...document.querySelectorAll('[data-walletdock]')]
        .flatMap(({ shadowRoot }) => shadowRoot?.getAnimations() ?? [])
        .filter(({ effect, playState }) => {
          const end = effect?.getComputedTiming().endTime
          return playState === 'running' && end !== Number.POSITIVE_INFINITY
        })
    // What has just been rendered begins to move with the next frame.
    await frame()
    await frame()
    for (let all = moving(); all.length > 0; all = moving()) {
      for (const each of all) each.finish()
      await frame()
    }
  })
}
