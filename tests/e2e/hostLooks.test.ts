import { expect } from '@playwright/test'
import * as ready from '../../src/host/themes'
import { hostProperty } from '../../src/theme/customProperties.initial'
import { addAxe } from '../fixtures/gallery/addAxe'
import { choices, windows } from '../fixtures/gallery/choices'
import { statesOf } from '../fixtures/gallery/statesOf'
import { test } from '../fixtures/test'

/** A hostile page: text in the colours of its backgrounds, and backgrounds that do not match each other. */
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

/**
 * `unit/theme/completePalette.test.ts` proves that colours are readable in every look. Only the state and the layout
 * decide which colours meet, so every look is checked in one layout. In the other layouts, these two looks and the
 * usual ones of `gallery.test.ts` cover the combinations that only those layouts have.
 */
const everyLook = { ...ready, hostile }
const twoLooks = { midnight: ready.midnight, hostile }
const looksIn: Readonly<
  Record<(typeof choices.layout)[number], Readonly<Record<string, Look>>>
> = { compact: everyLook, wide: twoLooks, mobile: twoLooks }

for (const layout of choices.layout)
  test(`all text can be read in every state and in every look of the page: ${layout} [WCAG 1.4.3]`, async ({
    page,
    pagesUrl,
    expectedNoise,
  }) => {
    expectedNoise.push(/walletdock: \w+ #\w+ has .* Walletdock uses #/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(windows[layout])
    for (const theme of choices.theme) {
      const scene = { layout, theme, language: 'en' } as const
      const states = await statesOf(page, pagesUrl, scene)
      await addAxe(page)
      for (const [name, look] of Object.entries(looksIn[layout])) {
        // Without a second value, the look is the same by night.
        if (theme === 'dark' && !look.surface.startsWith('light-dark')) continue
        await test.step(`${name}, ${theme}`, async () => {
          await page.evaluate(dress, propertiesOf(look))
          expect(await page.evaluate(findUnreadable, states)).toEqual([])
        })
      }
    }
  })

type Look = { readonly surface: string }

function propertiesOf(look: Look) {
  return Object.entries(look).map(
    ([name, value]) => [hostProperty(name), value] as const,
  )
}

/** Runs in the page: replaces its look. */
function dress(properties: readonly (readonly [string, string])[]) {
  const { style } = document.documentElement
  for (const name of [...style])
    if (name.startsWith('--walletdock-')) style.removeProperty(name)
  for (const [name, value] of properties) style.setProperty(name, value)
}

/** Runs in the gallery’s page. */
async function findUnreadable(states: Readonly<Record<string, string>>) {
  const all: string[] = []
  for (const [state, address] of Object.entries(states)) {
    await window.showState(address)
    // Once a look is checked, the element has it in its own style.
    const ours = document.querySelectorAll('[data-walletdock]')
    const checked = document.querySelectorAll('[style*="--wd-surface"]')
    if (ours.length !== 1 || checked[0] !== ours[0])
      throw new Error(`The look of “${state}” was not checked.`)
    const found = await window.findViolations?.({
      runOnly: ['color-contrast'],
    })
    if (!found) throw new Error('The page has no axe.')
    all.push(...found.map((violation) => `${state}: ${violation}`))
  }
  return all
}
