import { expect } from '@playwright/test'
import * as ready from '../../src/host/themes'
import { hostProperty } from '../../src/theme/customProperties'
import { addAxe } from '../fixtures/gallery/addAxe'
import { addressOf, choices, windows } from '../fixtures/gallery/choices'
import { showState } from '../fixtures/gallery/showState'
import { statesOf } from '../fixtures/gallery/statesOf'
import { comeToRest } from '../fixtures/pages/comeToRest'
import { test } from '../fixtures/test'

/** A page that means no good: words in the colours of their grounds, and grounds that go with none of the others. */
const hostile = {
  accent: '#868686',
  onAccent: '#8f8f8f',
  surface: '#8a8a8a',
  raised: '#000',
  hover: '#fff',
  line: '#8a8a8a',
  edge: '#8a8a8a',
  text: '#8c8c8c',
  secondary: '#8a8a8a',
  quiet: 'rgb(138 138 138 / .2)',
  danger: '#8a7a7a',
  dangerSurface: '#111',
  success: '#8a8a8a',
  caution: '#8a8a80',
}

const looks = { ...ready, hostile }

for (const layout of choices.layout)
  test(`every word can be read in every state, whatever look the page gives: ${layout}`, async ({
    page,
    world,
    expectedNoise,
  }) => {
    test.setTimeout(600_000)
    expectedNoise.push(/walletdock: \w+ #\w+ has .* It is shown as #/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(windows[layout])
    const told: string[] = []
    for (const theme of choices.theme) {
      const scene = { layout, theme, language: 'en' } as const
      const states = await statesOf(page, world.host.url, scene)
      await addAxe(page)
      for (const state of Object.keys(states)) {
        await showState(page, addressOf(scene, state))
        for (const [name, look] of Object.entries(looks)) {
          // Without a second value it is the same by night.
          if (theme === 'dark' && !look.surface.startsWith('light-dark'))
            continue
          await dress(look)
          const found = await page.evaluate(() =>
            window.findViolations?.({ runOnly: ['color-contrast'] }),
          )
          expect(found, 'axe has looked').toBeDefined()
          for (const each of found ?? [])
            told.push(`${name}, ${theme}, ${state}: ${each}`)
        }
        await dress({})
      }
    }
    expect(told).toEqual([])

    async function dress(look: Readonly<Record<string, string>>) {
      const properties = Object.entries(look).map(([name, value]) => [
        hostProperty(name),
        value,
      ])
      await page.evaluate((given) => {
        const { style } = document.documentElement
        for (const name of [...style])
          if (name.startsWith('--walletdock-')) style.removeProperty(name)
        for (const [name = '', value = ''] of given)
          style.setProperty(name, value)
      }, properties)
      await comeToRest(page, 'at once')
      // The look is checked, and what follows from it is there.
      const checked = page.locator('[data-walletdock][style*="--wd-surface"]')
      await expect(checked).toHaveCount('surface' in look ? 1 : 0)
    }
  })
