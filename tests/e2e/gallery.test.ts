import { expect } from '@playwright/test'
import axe from 'axe-core'
import { parseColor } from '../../src/theme/contrast'
import { dark } from '../../src/theme/palettes'
import { addressOf, choices, windows } from '../gallery/choices'
import { test } from '../parts/worldTest'
import { comeToRest } from './models/comeToRest'

for (const layout of choices.layout)
  for (const theme of choices.theme)
    for (const language of choices.language)
      test(`every step and state is seen without a wallet, and by everybody: ${layout}, ${theme}, ${language}`, async ({
        page,
        world,
      }) => {
        test.setTimeout(240_000)
        const scene = { layout, theme, language }
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize(windows[layout])
        const states = await openGallery()
        expect(states).toContain('connect list')

        const told: string[] = []
        for (const state of states) {
          await page.evaluate(
            (hash) => {
              location.hash = hash
            },
            addressOf(scene, state),
          )
          const shown = page.locator('dialog[open], [part=group]')
          await expect(shown).toHaveCount(1)
          // What moves has its colours when it has come to rest.
          await comeToRest(page)
          const problems = await page.evaluate(async () => {
            const { violations } = await window.axe.run(
              '[data-walletdock]',
              // What passes need not be described.
              { resultTypes: ['violations'] },
            )
            return violations.map(
              ({ id, nodes }) =>
                `${id}: ${nodes.map(({ target }) => target.join(' '))}`,
            )
          })
          told.push(...problems.map((problem) => `${state}: ${problem}`))
        }
        expect(told).toEqual([])

        /** The overview, without the frames in it: their states are visited one by one. */
        async function openGallery() {
          await page.route('**/gallery', (route) =>
            route.request().frame().parentFrame()
              ? route.fulfill({ body: '' })
              : route.continue(),
          )
          await page.goto(`${world.host.url}/gallery${addressOf(scene)}`)
          await page.addScriptTag({ content: axe.source })
          const links = page.locator('a[data-state]')
          await expect(links.first()).toBeVisible()
          return links.allTextContents()
        }
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

declare global {
  interface Window {
    axe: typeof axe
  }
}
