import type { Page } from '@playwright/test'
import { addressOf, type Choices } from '../../gallery/choices'

/** Every state that a scene has, with its address. */
export async function statesOf(page: Page, url: string, scene: Choices) {
  // The overview’s frames would show each of them once more.
  await page.addInitScript(() => {
    if (parent !== window) window.stop()
  })
  await page.goto(`${url}/gallery${addressOf(scene)}`)
  const links = page.locator('a[data-state]')
  await links.first().waitFor()
  const states = await links.allTextContents()
  return Object.fromEntries(
    states.map((state) => [state, addressOf(scene, state)]),
  )
}
