import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { parseColor } from '../../src/theme/contrast.initial'
import { hostProperty } from '../../src/theme/customProperties.initial'
import { dark } from '../../src/theme/palettes.initial'
import { addAxe } from '../fixtures/gallery/addAxe'
import { addressOf, choices, windows } from '../fixtures/gallery/choices'
import { distinctLook, looksIn, type PageLook } from '../fixtures/gallery/looks'
import { statesOf } from '../fixtures/gallery/statesOf'
import { test } from '../fixtures/test'

for (const layout of choices.layout)
  test(`every step and state is shown without a wallet and is accessible, and all text can be read in every look of the page: ${layout} [WCAG 1.4.3] [WCAG 4.1.2]`, async ({
    page,
    pagesUrl,
    expectedNoise,
  }) => {
    expectedNoise.push(/walletdock: \w+ #\w+ has .* Walletdock uses #/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(windows[layout])
    const scene = { layout, theme: 'light', language: 'en' } as const
    const addresses = await statesOf(page, pagesUrl, scene)
    expect(addresses).toHaveProperty('connect list')
    await addAxe(page)
    await page.evaluate(setLook, propertiesOf(distinctLook))
    const { violations, withNewColors } = await checkStates(page, addresses)
    expect(violations).toEqual([])
    // Neither the theme nor the look decides which colours meet, and links in sentences are underlined in all of them.
    // So the themes and looks are checked only in states that show new colours.
    expect(withNewColors.length).toBeGreaterThan(8)
    for (const theme of choices.theme)
      for (const [name, look] of Object.entries(looksIn[layout])) {
        // Without a second value, the look is the same in a dark theme.
        const isSame = look['surface']?.startsWith('light-dark') === false
        if (theme === 'dark' && isSame) continue
        await test.step(`${name}, ${theme}`, async () => {
          await page.evaluate(setLook, propertiesOf(look))
          const shown = addressesOf({ ...scene, theme }, withNewColors)
          const options = { runOnly: ['color-contrast'] }
          const found = await checkStates(page, shown, options)
          expect(found.violations).toEqual([])
        })
      }
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
        const addresses = addressesOf({ ...scene, language }, states)
        // Colours are the same in every language.
        const { violations } = await checkStates(page, addresses, {
          rules: { 'color-contrast': { enabled: false } },
        })
        expect(violations).toEqual([])
      })
  })

function addressesOf(
  scene: Parameters<typeof addressOf>[0],
  states: readonly string[],
) {
  return Object.fromEntries(
    states.map((state) => [state, addressOf(scene, state)]),
  )
}

function propertiesOf(look: PageLook) {
  return Object.entries(look).map(
    ([name, value]) => [hostProperty(name), value] as const,
  )
}

/** Runs in the page: replaces its look. */
function setLook(properties: readonly (readonly [string, string])[]) {
  const { style } = document.documentElement
  for (const name of [...style])
    if (name.startsWith('--walletdock-')) style.removeProperty(name)
  for (const [name, value] of properties) style.setProperty(name, value)
}

/**
 * Shows one state after the other.
 * @returns the violations that axe finds in them, and the states with colours that no earlier state has
 */
function checkStates(
  page: Page,
  states: Readonly<Record<string, string>>,
  options: RunOptions = {},
) {
  return page.evaluate(
    async ([addresses, how]) => {
      const all: string[] = []
      const seen = new Set<string>()
      const withNewColors: string[] = []
      const hasLook = document.documentElement.style.length > 0
      for (const [state, address] of Object.entries(addresses)) {
        await window.showState(address)
        // Once a look is checked, the element has it in its own style.
        const ours = document.querySelectorAll('[data-walletdock]')
        const checked = document.querySelectorAll('[style*="--wd-surface"]')
        if (ours.length !== 1 || (hasLook && checked[0] !== ours[0]))
          throw new Error(`The look of “${state}” was not checked.`)
        const found = await window.checkWithAxe?.(how)
        if (!found) throw new Error('The page has no axe.')
        all.push(...found.violations.map((one) => `${state}: ${one}`))
        if (found.colors.some((pair) => !seen.has(pair)))
          withNewColors.push(state)
        for (const pair of found.colors) seen.add(pair)
      }
      return { violations: all, withNewColors }
    },
    [states, options] as const,
  )
}

test('the dark theme is dark, and Arabic is laid out from right to left', async ({
  page,
  pagesUrl,
}) => {
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
