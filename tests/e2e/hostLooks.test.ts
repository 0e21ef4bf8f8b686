import { expect } from '@playwright/test'
import * as ready from '../../src/host/themes'
import { hostProperty } from '../../src/theme/customProperties'
import { addAxe } from '../fixtures/gallery/addAxe'
import { choices, windows } from '../fixtures/gallery/choices'
import { statesOf } from '../fixtures/gallery/statesOf'
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

/**
 * Colours are right whatever look they come from, as `unit/theme/completePalette.test.ts` proves: only which of them meet
 * depends on the state, and on the layout. So one layout has every look. In the others, these two and the usual ones, of
 * `gallery.test.ts`, are enough to show colours that only they put together.
 */
const everyLook = { ...ready, hostile }
const twoLooks = { midnight: ready.midnight, hostile }
const looksIn: Readonly<
  Record<(typeof choices.layout)[number], Readonly<Record<string, Look>>>
> = { compact: everyLook, wide: twoLooks, mobile: twoLooks }

for (const layout of choices.layout)
  test(`every word can be read in every state, whatever look the page gives: ${layout} [WCAG 1.4.3]`, async ({
    page,
    pagesUrl,
    expectedNoise,
  }) => {
    expectedNoise.push(/walletdock: \w+ #\w+ has .* It is shown as #/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(windows[layout])
    for (const theme of choices.theme) {
      const scene = { layout, theme, language: 'en' } as const
      const states = await statesOf(page, pagesUrl, scene)
      await addAxe(page)
      for (const [name, look] of Object.entries(looksIn[layout])) {
        // Without a second value it is the same by night.
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

/** Runs in the page: gives it a look, in place of any other. */
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
