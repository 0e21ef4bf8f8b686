import { expect } from '@playwright/test'
import { parseColor } from '../../src/theme/contrast'
import { dark } from '../../src/theme/palettes'
import { addAxe } from '../fixtures/gallery/addAxe'
import { addressOf, choices, windows } from '../fixtures/gallery/choices'
import { statesOf } from '../fixtures/gallery/statesOf'
import { type Taken, takePictures } from '../fixtures/gallery/takePictures'
import { sheetLanguages, writeSheet } from '../fixtures/gallery/writeSheet'
import { test } from '../fixtures/test'

for (const layout of choices.layout)
  for (const theme of choices.theme)
    test(`every step and state is seen without a wallet, and by everybody: ${layout}, ${theme}`, async ({
      page,
      world,
    }) => {
      test.setTimeout(600_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(windows[layout])
      const scene = { layout, theme, language: 'en' } as const
      const states = Object.keys(await statesOf(page, world.host.url, scene))
      expect(states).toContain('connect list')
      await addAxe(page)
      const told: string[] = []
      const columns = new Map<string, readonly Taken[]>()
      for (const language of sheetLanguages) {
        const taken = await takePictures(
          page,
          { ...scene, language },
          states,
          async (state) => {
            const found = await page.evaluate(() => window.findViolations?.())
            expect(found, 'axe has looked').toBeDefined()
            for (const each of found ?? [])
              told.push(`${language}, ${state}: ${each}`)
          },
        )
        columns.set(language, taken)
      }
      // Kept for people to look at, also where something was found.
      await writeSheet(`${layout}-${theme}`, columns)
      expect(told).toEqual([])
    })

test('dark is dark, and Arabic is read from right to left', {
  tag: '@engines',
}, async ({ page, world }) => {
  const scene = { layout: 'mobile', theme: 'dark', language: 'ar' } as const
  const address = addressOf(scene, 'connect list')
  await page.goto(`${world.host.url}/gallery${address}`)
  const dialog = page.locator('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveCSS('background-color', computed(dark.surface))
  await expect(dialog).toHaveCSS('color', computed(dark.text))
  await expect(dialog).toHaveCSS('direction', 'rtl')
})

/** As browsers tell a colour. */
const computed = (color: string) => `rgb(${parseColor(color)?.join(', ')})`
