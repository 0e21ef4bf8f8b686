import { expect } from '@playwright/test'
import { addressOf, windows } from '../fixtures/gallery/choices'
import { comeToRest } from '../fixtures/pages/comeToRest'
import { test } from '../fixtures/test'
import { colorAt } from './models/colorAt'

/** Lists that are longer than their dialog, and what lies below them there, in CSS pixels. */
const lists = [
  ['wide', 'connect list', 0],
  ['compact', 'connect list', 57],
  ['mobile', 'connect many', 57],
  ['compact', 'network many', 0],
  ['compact', 'account with recent transactions', 0],
  ['mobile', 'account with tokens', 0],
] as const

const looks = [
  ['light', 'light', 'none'],
  ['dark', 'dark', 'none'],
  ['forced colours', 'light', 'active'],
] as const

for (const [look, theme, forcedColors] of looks)
  for (const [layout, state, below] of lists)
    test(`a list that goes on below the fold is seen to, until its end: ${state}, ${layout}, ${look}`, async ({
      page,
      world,
    }) => {
      await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
      await page.setViewportSize(windows[layout])
      const scene = { layout, theme, language: 'en' } as const
      await page.goto(`${world.host.url}/gallery${addressOf(scene, state)}`)
      const dialog = page.locator('dialog[open]')
      await dialog.waitFor()
      await comeToRest(page)
      const box = await dialog.boundingBox()
      if (!box) throw new Error('There is no dialog.')
      // Beside the rows; the edge has a corner of its own further out.
      const x = Math.round(box.x) + 22
      const edge = { x, y: Math.round(box.y + box.height) - 2 - below }
      const ground = await colorAt(page, { x, y: Math.round(box.y) + 12 })
      expect(await colorAt(page, edge)).not.toEqual(ground)
      const isPressed = await page.evaluate(({ x, y }) => {
        const host = document.elementFromPoint(x, y)
        const found = host?.shadowRoot?.elementFromPoint(x, y)
        return found?.matches('dialog *')
      }, edge)
      expect(isPressed).toBe(true)
      // Rows that come into sight may make it longer.
      await expect(async () => {
        await dialog.evaluate((element) => {
          for (const each of element.querySelectorAll('*'))
            each.scrollTop = each.scrollHeight
        })
        expect(await colorAt(page, edge)).toEqual(ground)
      }).toPass()
    })

test('a list that is seen to its end looks like one', async ({
  page,
  world,
}) => {
  await page.setViewportSize(windows.compact)
  const scene = { layout: 'compact', theme: 'light', language: 'en' } as const
  await page.goto(`${world.host.url}/gallery${addressOf(scene, 'network')}`)
  const dialog = page.locator('dialog[open]')
  await dialog.waitFor()
  await comeToRest(page)
  const box = await dialog.boundingBox()
  if (!box) throw new Error('There is no dialog.')
  const x = Math.round(box.x) + 22
  const bottom = Math.round(box.y + box.height)
  expect(await colorAt(page, { x, y: bottom - 3 })).toEqual(
    await colorAt(page, { x, y: bottom - 11 }),
  )
})

for (const [layout, state] of [
  ['wide', 'connect many'],
  ['mobile', 'connect many'],
  ['compact', 'network many'],
] as const)
  test(`few results of a search end without a shade below them: ${state}, ${layout}`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize(windows[layout])
    const scene = { layout, theme: 'light', language: 'en' } as const
    await page.goto(`${world.host.url}/gallery${addressOf(scene, state)}`)
    const dialog = page.locator('dialog[open]')
    await dialog.getByRole('searchbox').fill('12')
    const rows = dialog.locator('[part=row]')
    await expect(rows).toHaveCount(1)
    await comeToRest(page)
    const box = await rows.boundingBox()
    if (!box) throw new Error('There is no row.')
    const below = [2, 6, 10, 14, 18].map((away) =>
      colorAt(page, {
        x: box.x + 22,
        y: Math.round(box.y + box.height) + away,
      }),
    )
    expect(new Set((await Promise.all(below)).map(String)).size).toBe(1)
  })
