import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { parseColor } from '../../src/theme/contrast.initial'
import { dark } from '../../src/theme/palettes.initial'
import { addAxe } from '../fixtures/gallery/addAxe'
import { addressOf, choices, windows } from '../fixtures/gallery/choices'
import { statesOf } from '../fixtures/gallery/statesOf'
import { test } from '../fixtures/test'

for (const layout of choices.layout)
  for (const theme of choices.theme)
    test(`every step and state is shown without a wallet, and is accessible: ${layout}, ${theme} [WCAG 1.4.3] [WCAG 4.1.2]`, async ({
      page,
      pagesUrl,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(windows[layout])
      const scene = { layout, theme, language: 'en' } as const
      const states = await statesOf(page, pagesUrl, scene)
      expect(states).toHaveProperty('connect list')
      await addAxe(page)
      expect(await violationsOf(page, states)).toEqual([])
    })

/**
 * Names and structure come from the same code in every language, so these languages cover what a language can change:
 * the direction, long words and wide letters. The direction affects every layout, so every layout has a right-to-left
 * language. The other two are shown in the layout with the least room.
 */
const otherLanguages = {
  wide: ['ar'],
  compact: ['ar', 'de'],
  mobile: ['ar', 'ja'],
}

for (const layout of choices.layout)
  test(`other languages keep the rules for names and structure: ${layout} [WCAG 4.1.2]`, async ({
    page,
    pagesUrl,
  }) => {
    await page.setViewportSize(windows[layout])
    const scene = { layout, theme: 'light', language: 'en' } as const
    const states = Object.keys(await statesOf(page, pagesUrl, scene))
    await addAxe(page)
    for (const language of otherLanguages[layout])
      await test.step(language, async () => {
        const addresses = Object.fromEntries(
          states.map((state) => [
            state,
            addressOf({ ...scene, language }, state),
          ]),
        )
        // Colours are the same in every language.
        const found = await violationsOf(page, addresses, {
          rules: { 'color-contrast': { enabled: false } },
        })
        expect(found).toEqual([])
      })
  })

/**
 * Shows one state after the other.
 * @returns the violations that axe finds in them
 */
function violationsOf(
  page: Page,
  states: Readonly<Record<string, string>>,
  options: RunOptions = {},
): Promise<readonly string[]> {
  return page.evaluate(
    async ([addresses, how]) => {
      const all: string[] = []
      for (const [state, address] of Object.entries(addresses)) {
        await window.showState(address)
        const found = await window.findViolations?.(how)
        if (!found) throw new Error('The page has no axe.')
        all.push(...found.map((violation) => `${state}: ${violation}`))
      }
      return all
    },
    [states, options] as const,
  )
}

test('the dark theme is dark, and Arabic is laid out from right to left', {
  tag: '@engines',
}, async ({ page, pagesUrl }) => {
  const scene = { layout: 'mobile', theme: 'dark', language: 'ar' } as const
  const address = addressOf(scene, 'connect list')
  await page.goto(`${pagesUrl}/gallery${address}`)
  const dialog = page.locator('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveCSS('background-color', computed(dark.surface))
  await expect(dialog).toHaveCSS('color', computed(dark.text))
  await expect(dialog).toHaveCSS('direction', 'rtl')
})

/** The notation in which browsers report a colour. */
const computed = (color: string) => `rgb(${parseColor(color)?.join(', ')})`
