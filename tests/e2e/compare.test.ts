import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { guidesFolder } from '../../host-example/scripts/docs/readGuides'
import { test } from '../fixtures/test'
import { seesNoViolation } from './models/seesNoViolation'

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const)
  test(`the page about wallet kits shows our dialog beside sketches, does not lose the focus, and has no accessibility violation: ${colorScheme}, ${width} px`, async ({
    page,
    pagesUrl,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${pagesUrl}/compare`)
    const open = page.getByRole('link', { name: 'Open this state' }).first()
    await open.focus()
    for (const [state, words] of [
      ['connect list', 'Connect a wallet'],
      ['connect other wallets', 'Backpack'],
      ['connect failed relay-unreachable', 'Couldn’t reach MetaMask'],
    ] as const) {
      const frame = page.locator(`iframe[title="Walletdock: ${state}"]`)
      await frame.scrollIntoViewIfNeeded()
      const dialog = frame.contentFrame().locator('dialog')
      await expect(dialog).toContainText(words)
      // The dialog has the theme of the page, although it is in a frame.
      await expect(dialog).toHaveCSS('color-scheme', colorScheme)
    }
    await expect(open, 'no dialog takes the focus').toBeFocused()
    await seesNoViolation(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
  })

test('the page about wallet kits has no figure that the benchmark has not written', async ({
  page,
  pagesUrl,
}) => {
  await page.goto(`${pagesUrl}/compare`)
  const guide = readFileSync(`${guidesFolder}/compared.md`, 'utf8')
  const figures = page.locator('.times b')
  await expect(figures).toHaveCount(5)
  for (const figure of await figures.allTextContents())
    expect(guide).toContain(`| ${figure.replace(' ms', '')} |`)
})
