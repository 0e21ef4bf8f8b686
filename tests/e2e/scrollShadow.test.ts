import { expect, type Locator, type Page } from '@playwright/test'
import { addressOf, windows } from '../fixtures/gallery/choices'
import { showState, statesOf } from '../fixtures/gallery/statesOf'
import { comeToRest } from '../fixtures/pages/comeToRest'
import { test } from '../fixtures/test'

/** A list that is longer than its dialog, and the height of the dialog's parts below it, in CSS pixels. */
type LongList = readonly [
  layout: keyof typeof windows,
  state: string,
  below: number,
]

const lists: readonly LongList[] = [
  ['wide', 'connect list', 0],
  ['compact', 'connect list', 57],
  ['mobile', 'connect many', 57],
  ['compact', 'network many', 0],
  ['compact', 'account with recent transactions', 65],
  ['mobile', 'account with tokens', 65],
]

/**
 * One list of each style that has the fade. The position of the fade does not depend on the colours, and its colour
 * does not depend on the position.
 */
const oneOfEach = lists.filter(
  ([layout, state]) => layout === 'compact' && /^connect|recent/.test(state),
)

const looks = [
  ['light', 'light', 'none', lists],
  ['dark', 'dark', 'none', oneOfEach],
  ['forced colours', 'light', 'active', oneOfEach],
] as const

for (const [look, theme, forcedColors, shown] of looks)
  test(`a list that continues below the fold fades into the surface until it is scrolled to its end: ${look}`, async ({
    page,
    pagesUrl,
  }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
    await statesOf(page, pagesUrl, {
      layout: 'compact',
      theme,
      language: 'en',
    })
    expect(shown.length).toBeGreaterThan(1)
    for (const [layout, state, below] of shown)
      await test.step(`${state}, ${layout}`, async () => {
        await page.setViewportSize(windows[layout])
        const scene = { layout, theme, language: 'en' } as const
        await showState(page, addressOf(scene, state))
        await seesFade(page, below)
      })
  })

/** Checks that the end of the visible rows fades into the surface until the list is scrolled to its end. */
async function seesFade(page: Page, below: number) {
  const dialog = page.locator('dialog[open]')
  const box = await dialog.boundingBox()
  if (!box) throw new Error('There is no dialog.')
  const y = Math.round(box.y + box.height) - 3 - below
  // The dialog's corner is rounded further out.
  const left = Math.round(box.x) + 22
  const ground = await colorAt(page, { x: left, y: Math.round(box.y) + 12 })
  for (const x of [left, left + 20, left + 60, left + 100])
    expect(await colorAt(page, { x, y })).toEqual(ground)
  const isPressed = await page.evaluate(
    ({ x, y }) => {
      const host = document.elementFromPoint(x, y)
      const found = host?.shadowRoot?.elementFromPoint(x, y)
      return found?.matches('dialog *')
    },
    { x: left, y },
  )
  expect(isPressed).toBe(true)
  expect(await edgesOf(dialog)).toEqual({ line: 0, fade: 1 })
  // Rows that become visible may make the list longer.
  await expect(async () => {
    await dialog.evaluate((element) => {
      for (const each of element.querySelectorAll('*'))
        each.scrollTop = each.scrollHeight
    })
    expect(await edgesOf(dialog)).toEqual({ line: 1, fade: 0 })
  }).toPass()
}

/** Returns the opacity of the line below the header, and of the fade at the end of the list. */
function edgesOf(dialog: Locator) {
  return dialog.evaluate((element) => {
    const shown = { line: 0, fade: 0 }
    for (const each of element.querySelectorAll('*')) {
      const style = getComputedStyle(each, '::after')
      const { animationTimeline, content, height, opacity } = style
      // Some lists are part of a longer one, which has the fade.
      if (animationTimeline !== 'scroll()' || content === 'none') continue
      const edge = height === '1px' ? 'line' : 'fade'
      shown[edge] = Math.max(shown[edge], Number(opacity))
    }
    return shown
  })
}

test('a list that ends above the fold does not fade', async ({
  page,
  pagesUrl,
}) => {
  await page.setViewportSize(windows.compact)
  const scene = { layout: 'compact', theme: 'light', language: 'en' } as const
  await page.goto(`${pagesUrl}/gallery${addressOf(scene, 'network')}`)
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
  ['mobile', 'connect many'],
  ['compact', 'network many'],
] as const)
  test(`a few search results do not fade at their end: ${state}, ${layout}`, async ({
    page,
    pagesUrl,
  }) => {
    await page.setViewportSize(windows[layout])
    const scene = { layout, theme: 'light', language: 'en' } as const
    await page.goto(`${pagesUrl}/gallery${addressOf(scene, state)}`)
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

/**
 * Returns the visible colour of one pixel.
 * @param at in CSS pixels of the window
 */
async function colorAt(
  page: Page,
  at: { readonly x: number; readonly y: number },
): Promise<readonly number[]> {
  const png = await page.screenshot({
    clip: { ...at, width: 1, height: 1 },
    scale: 'css',
  })
  return page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    canvas?.drawImage(image, 0, 0)
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
  }, png.toString('base64'))
}
