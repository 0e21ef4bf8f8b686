import type { Browser, Page } from '@playwright/test'
import { comeToRest } from '../e2e/models/comeToRest'
import { addressOf, type Choices, windows } from './choices'

/** One state as an engine shows it. */
export type Taken = {
  readonly state: string
  readonly png: Buffer
}

/** Takes a picture of every state of the gallery. @param url of the gallery */
export async function takePictures(
  browser: Browser,
  url: string,
  scene: Choices,
): Promise<readonly Taken[]> {
  const context = await browser.newContext({
    viewport: windows[scene.layout],
    reducedMotion: 'reduce',
  })
  // Functions that tsx has transformed call this one.
  await context.addInitScript('globalThis.__name = (it) => it')
  const page = await context.newPage()
  const taken: Taken[] = []
  for (const state of await statesAt(page, url + addressOf(scene))) {
    await page.evaluate(
      (hash) => {
        location.hash = hash
      },
      addressOf(scene, state),
    )
    await page.locator('dialog[open], [part=group]').waitFor()
    await comeToRest(page)
    taken.push({ state, png: await page.screenshot() })
  }
  await context.close()
  return taken
}

/** The overview, without the frames in it: their states are visited one by one. */
async function statesAt(page: Page, address: string) {
  await page.addInitScript(() => {
    if (parent !== window) window.stop()
  })
  await page.goto(address)
  const links = page.locator('a[data-state]')
  await links.first().waitFor()
  return links.allTextContents()
}
