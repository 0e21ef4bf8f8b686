import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import axe from 'axe-core'
import { addressOf, choices } from '../gallery/choices'
import { test } from '../parts/worldTest'
import { comeToRest } from './models/comeToRest'

const folder = path.join(import.meta.dirname, '../../test-results/gallery')
mkdirSync(folder, { recursive: true })

/** Windows that have the layouts, in CSS pixels. */
const windows = {
  wide: { width: 1024, height: 640 },
  compact: { width: 600, height: 640 },
  mobile: { width: 390, height: 760 },
} as const

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
            const { violations } = await window.axe.run('[data-walletdock]')
            return violations.map(
              ({ id, nodes }) =>
                `${id}: ${nodes.map(({ target }) => target.join(' '))}`,
            )
          })
          told.push(...problems.map((problem) => `${state}: ${problem}`))
          const file = `${layout} ${theme} ${language} ${state}.png`
          await page.screenshot({ path: path.join(folder, file) })
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

declare global {
  interface Window {
    axe: typeof axe
  }
}
