import { expect } from '@playwright/test'
import { addressOf } from '../fixtures/gallery/choices'
import { showState } from '../fixtures/gallery/showState'
import { test } from '../fixtures/test'

test('in forced colours, pills have an edge, the chosen row a ground, and rings stay open', async ({
  page,
  pagesUrl,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const scene = { layout: 'wide', theme: 'light', language: 'en' } as const
  await page.goto(`${pagesUrl}/gallery`)
  await showState(page, addressOf(scene, 'connect asking'))
  const dialog = page.locator('dialog')
  const styleOf = (selector: string, part?: string) =>
    dialog
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => {
        const style = getComputedStyle(element, pseudo)
        const { backgroundColor, borderTopColor, borderBottomColor } = style
        return { backgroundColor, borderTopColor, borderBottomColor }
      }, part)
  const ground = (await styleOf(':scope')).backgroundColor
  const pill = await styleOf('[part=row] > span:last-child > span')
  expect(pill.borderTopColor).not.toBe(ground)
  expect(pill.borderTopColor).not.toMatch(transparent)
  const chosen = await styleOf('[part=row][data-selected]')
  expect(chosen.backgroundColor).not.toBe(ground)
  const ring = await styleOf('[data-mood=asking]', '::after')
  expect(ring.borderTopColor).not.toMatch(transparent)
  expect(ring.borderBottomColor).toMatch(transparent)
})

test('in forced colours, what turns beside a word stays open as well', async ({
  page,
  pagesUrl,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const scene = { layout: 'compact', theme: 'light', language: 'en' } as const
  await page.goto(`${pagesUrl}/gallery`)
  await showState(page, addressOf(scene, 'sign in preparing'))
  const button = page.getByRole('button', { name: 'Preparing…' })
  const spinner = button.locator('span').first()
  expect(await spinner.evaluate(edges)).toEqual([false, true])
})

/** Whether its upper edge is transparent, and its lower one. */
function edges(element: Element): readonly boolean[] {
  const { borderTopColor, borderBottomColor } = getComputedStyle(element)
  return [borderTopColor, borderBottomColor].map((color) =>
    /^rgba.*, 0\)$|transparent/.test(color),
  )
}

const transparent = /^rgba.*, 0\)$|transparent/
