import { expect, type Page } from '@playwright/test'
import { twoFrames } from '../fixtures/pages/twoFrames'
import { visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'

// These scroll bars take up room, like on most desktops.
test.use({
  ownLaunch: {
    chromium: { ignoreDefaultArgs: ['--hide-scrollbars'] },
    firefox: {
      firefoxUserPrefs: {
        'ui.useOverlayScrollbars': 0,
        'widget.gtk.overlay-scrollbars.enabled': false,
      },
    },
  },
})

/** Makes a page longer than its window, and adds a mark that stays in the window's corner. */
function lengthen() {
  const style = document.createElement('style')
  style.textContent = `#corner { position: fixed; right: 0; bottom: 0; width: 30px; height: 30px; background: #a0a }`
  const corner = document.createElement('div')
  corner.id = 'corner'
  document.head.append(style)
  document.body.append(corner)
  document.body.style.minHeight = '3000px'
  scrollTo(0, 100)
}

/** Returns the positions of all parts, and the area of the window that the page has. */
const places = (page: Page) =>
  page.evaluate(() => {
    const {
      scrollY,
      document: { documentElement: root, body },
    } = window
    const corner = document.querySelector('#corner')
    return {
      scrollY,
      room: root.clientWidth,
      body: body.getBoundingClientRect().width,
      corner: corner?.getBoundingClientRect().right,
      bar: getComputedStyle(root).overflowY,
    }
  })

const isScrolled = (dialog: Element) =>
  [...dialog.querySelectorAll('*')].some(({ scrollTop }) => scrollTop > 0)

test('beside a scroll bar that takes up room, nothing moves when a dialog opens, the bar stays, and the page does not scroll', {
  tag: '@engines',
}, async ({ page, world }) => {
  const visitor = await visitThin(page, world)
  await expect(visitor.connectButton).toBeEnabled()
  await page.evaluate(lengthen)
  const before = await places(page)
  expect(before.room).toBeLessThan(1280)
  // Some drivers scroll to the element that they click.
  await visitor.connectButton.evaluate((button: HTMLElement) => button.click())
  await expect(visitor.dialog('connect')).toBeVisible()
  expect(await places(page)).toEqual(before)
  const keys = ['ArrowDown', 'End', ' ']
  for (const key of keys) await page.keyboard.press(key)
  const turnWheel = async (x: number, y: number) => {
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, 300)
  }
  await turnWheel(20, 20)
  await turnWheel(640, 250)
  await twoFrames(page)
  expect(await places(page)).toEqual(before)
  // A dialog that is higher than the window still scrolls.
  await page.setViewportSize({ width: 1280, height: 260 })
  await turnWheel(640, 130)
  await expect
    .poll(() => visitor.dialog('connect').evaluate(isScrolled))
    .toBe(true)
  expect((await places(page)).scrollY).toBe(before.scrollY)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Escape')
  await visitor.seesNoDialog()
  await expect.poll(() => places(page)).toEqual(before)
  await turnWheel(20, 200)
  await page.keyboard.press('ArrowDown')
  await expect
    .poll(async () => (await places(page)).scrollY)
    .toBeGreaterThan(before.scrollY)
})
