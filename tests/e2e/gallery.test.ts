import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { languages } from '../../src/data/messages/otherLanguages'
import { parseColor } from '../../src/ui/theme/contrast'
import { hostProperty } from '../../src/ui/theme/customProperties'
import { dark } from '../../src/ui/theme/palettes'
import { addressOf, windows } from '../fixtures/gallery/choices'
import { statesOf } from '../fixtures/gallery/statesOf'
import { test } from '../fixtures/test'

test('every step and state is shown without a wallet and is accessible, and all text can be read in every look of the page [WCAG 1.4.3] [WCAG 4.1.2]', async ({
  page,
  pagesUrl,
  expectedNoise,
}) => {
  expectedNoise.push(/Walletdock: \w+ #\w+ has .* Walletdock uses #/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const colors: string[] = []
  const states: string[] = []
  for (const layout of ['mobile', 'compact', 'wide'] as const)
    await test.step(layout, async () => {
      await page.setViewportSize(windows[layout])
      const all = await statesOf(page, pagesUrl, { ...scene, layout })
      await addAxe(page)
      // Dialogs have the same parts in each layout. Only the connect dialog has a second pane in a wide window.
      const isNew = ([state]: [string, string]) =>
        !states.includes(state) ||
        (layout === 'wide' && state.startsWith('connect'))
      const addresses = Object.fromEntries(Object.entries(all).filter(isNew))
      states.push(...Object.keys(addresses))
      await page.evaluate(setLook, propertiesOf(distinctLook))
      const { violations, newColors } = await check(page, addresses, colors)
      expect(violations).toEqual([])
      colors.push(...Object.values(newColors).flat())
      // Neither the theme nor the look decides which colours meet. So they are checked only in states that show new
      // pairs of colours, and `unit/theme/completePalette` proves that each pair is readable in every look.
      for (const [look, theme] of looks) {
        await page.evaluate(setLook, propertiesOf(look))
        const shown = Object.keys(newColors).map((state) => [
          state,
          addressOf({ ...scene, layout, theme }, state),
        ])
        const options = { runOnly: ['color-contrast'] }
        const found = await check(page, Object.fromEntries(shown), [], options)
        expect(found.violations).toEqual([])
      }
    })
  expect(states).toContain('connect learn')
  expect(colors.length).toBeGreaterThan(10)
})

const scene = { layout: 'mobile', theme: 'light', language: 'en' } as const

/** Names and structure come from the same code in every language, so one state shows what a language can change. */
test('every language keeps the rules for names and structure [WCAG 4.1.2]', async ({
  page,
  pagesUrl,
}) => {
  await page.setViewportSize(windows.mobile)
  await statesOf(page, pagesUrl, scene)
  await addAxe(page)
  const addresses = Object.keys(languages).map((language) => [
    language,
    addressOf({ ...scene, language }, 'connect list'),
  ])
  // Colours are the same in every language.
  const options = { rules: { 'color-contrast': { enabled: false } } }
  const found = await check(page, Object.fromEntries(addresses), [], options)
  expect(found.violations).toEqual([])
})

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
 * @param seen pairs of colours that were shown before
 * @returns the violations that axe finds, and the new pairs of colours by the states that show them first
 */
function check(
  page: Page,
  states: Readonly<Record<string, string>>,
  seen: readonly string[],
  options: RunOptions = {},
) {
  return page.evaluate(
    async ([addresses, before, how]) => {
      const violations: string[] = []
      const seen = new Set(before)
      const newColors: Record<string, string[]> = {}
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
        violations.push(...found.violations.map((one) => `${state}: ${one}`))
        const added = found.colors.filter((pair) => !seen.has(pair))
        if (added.length > 0) newColors[state] = [...new Set(added)]
        for (const pair of added) seen.add(pair)
      }
      return { violations, newColors }
    },
    [states, seen, options] as const,
  )
}

test('the overview of the wide layout shows the wide button, with its network and balance', async ({
  page,
  pagesUrl,
}) => {
  await page.goto(`${pagesUrl}/gallery#layout=wide`)
  const button = page.frameLocator('iframe[title="button connected"]')
  await expect(button.getByText('Base', { exact: true })).toBeVisible()
  await expect(button.getByText('ETH', { exact: false })).toBeVisible()
})

test('without a choice, the gallery follows the system’s theme', async ({
  page,
  pagesUrl,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${pagesUrl}/gallery#state=connect list`)
  const color = `rgb(${parseColor(dark.surface)?.join(', ')})`
  await expect(page.locator('dialog')).toHaveCSS('background-color', color)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
})

/** A look in which no two colours are the same, so that a test can tell which ones meet. */
const distinctLook = { accent: '#ffb300' }

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

/** The looks of the page in which texts must be readable, with the theme. */
const looks = [
  [{}, 'light'],
  [{}, 'dark'],
  [hostile, 'light'],
] as const

/** Values that the page sets, by their names in a look. */
type PageLook = Readonly<Record<string, string>>

/** Result of axe for our elements. */
type Found = {
  /** The violated rules, and where. */
  readonly violations: readonly string[]
  /** The colours of each text and its background, with the contrast that the text needs. */
  readonly colors: readonly string[]
}

/** Adds `checkWithAxe` to a page of the gallery, once for all of its states. */
async function addAxe(page: Page): Promise<void> {
  await page.addScriptTag({
    content: `${axe.source};(${addReporter})();window.checkWithAxe=${checkWithAxe}`,
  })
}

/** Axe's own reporters also describe every element without a violation, which takes a quarter of the time. */
function addReporter() {
  window.axe.addReporter<Found>('ours', (results, _, resolve) => {
    const violations = results.flatMap(({ id, violations }) =>
      violations.map(({ node }) => `${id}: ${node.selector}`),
    )
    const colors = results
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ violations, passes }) => [...violations, ...passes])
      .flatMap(({ any }) => any)
      .map(
        ({ data }) =>
          `${data.fgColor} on ${data.bgColor}, ${data.expectedContrastRatio}`,
      )
    resolve({ violations, colors })
  })
}

function checkWithAxe(options: axe.RunOptions = {}): Promise<Found> {
  return window.axe.run<Found>('[data-walletdock]', {
    reporter: 'ours',
    // Our styles are in the page already.
    preload: false,
    ...options,
  })
}

declare global {
  interface Window {
    readonly axe: typeof axe
    /** Only on pages where `addAxe` was called. */
    readonly checkWithAxe?: typeof checkWithAxe
  }
}
