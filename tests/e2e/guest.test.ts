import { expect, type Page } from '@playwright/test'
import { visitShop, visitThin } from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'

const hostile = `
  * { color: red !important; font-size: 40px !important; margin: 9px !important }
  div { display: none !important }
  button { position: fixed !important; inset: 0 !important; all: unset }
  dialog { display: none !important; opacity: 0 !important }
  :host, ::part(button) { visibility: hidden }
`

/** Returns the computed styles of our button and dialog. */
async function looks(visitor: WalletPage) {
  await visitor.openConnect()
  const style = await visitor.wallet('metaMask').evaluate((row) => {
    const { color, fontSize, display, position } = getComputedStyle(row)
    return { color, fontSize, display, position }
  })
  await visitor.close.click()
  const box = await visitor.connectButton.boundingBox()
  return { ...style, width: box?.width, height: box?.height }
}

test('host CSS that restyles everything does not change the wallet', async ({
  page,
  world,
}) => {
  const visitor = await visitThin(page, world)
  const before = await looks(visitor)
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    // Keeps the ancestors of our element visible, because a host that hides our element does so on purpose.
    document.adoptedStyleSheets = [sheet]
    for (let at = document.querySelector('[data-walletdock]'); at; ) {
      if (at instanceof HTMLElement)
        at.style.setProperty('display', 'block', 'important')
      at = at.parentElement
    }
  }, hostile)
  await visitor.connectButton.evaluate((button) => {
    const root = button.getRootNode()
    if (root instanceof ShadowRoot && root.host instanceof HTMLElement)
      root.host.style.setProperty('display', 'inline-block', 'important')
  })
  await page.evaluate(() => {
    // Islands are added and removed, so each one is made visible as soon as it is added.
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement)
          node.style.setProperty('display', 'block', 'important')
    })
    observer.observe(document.body, { childList: true })
  })
  expect(await looks(visitor)).toEqual(before)
})

declare global {
  interface Window {
    /** The computed style of each element of the host before the wallet loaded. */
    hostLooks?: ReadonlyMap<Element, string>
    lookOf?: (element: Element) => string
  }
}

/** Runs in the page. */
function noteHostLooks() {
  window.lookOf = (element) => {
    const { color, font, padding, background } = getComputedStyle(element)
    return `${element.tagName} ${color} ${font} ${padding} ${background}`
  }
  const elements = [...document.querySelectorAll('body, body *')]
    .filter((element) => !element.closest('[data-walletdock]'))
    .filter((element) => !element.closest('.log, [aria-live], .facts'))
  window.hostLooks = new Map(
    elements.map((element) => [element, window.lookOf?.(element) ?? '']),
  )
}

/** Runs in the page: returns the styles of the remaining elements, now and before. */
function hostLooks() {
  const lasting = [...(window.hostLooks ?? [])].filter(
    ([element]) => element.isConnected,
  )
  return {
    before: lasting.map(([, look]) => look),
    now: lasting.map(([element]) => window.lookOf?.(element)),
  }
}

test('our CSS does not change the host', async ({ page, world }) => {
  // The remote has not added anything to the page yet.
  world.remote.fault(/./, 'held')
  const visitor = await visitShop(page, world)
  await comeToQuiet(page, world)
  await expect(visitor.connectButton).toHaveCount(0)
  await page.evaluate(noteHostLooks)
  world.remote.heal()
  await visitor.openConnect()
  await visitor.close.click()
  await visitor.seesNoDialog()
  await page.mouse.move(0, 0)
  const { before, now } = await page.evaluate(hostLooks)
  expect(before.length).toBeGreaterThan(20)
  expect(now).toEqual(before)
})

async function openInsideHostDialog(page: Page) {
  await page.getByRole('button', { name: 'About this orchard' }).click()
  const host = page.getByRole('dialog', { name: 'About this orchard' })
  await expect(host).toBeVisible()
  const inner = host.getByTestId('wd-connect-button')
  await expect(inner).toBeVisible()
  return { host, inner }
}

test('from inside a host’s modal dialog, the wallet works with the mouse, Escape closes only our dialog, and the focus returns', async ({
  page,
  world,
  // MetaMask is not installed, so it connects over a relay.
  relay: _relay,
}) => {
  const visitor = await visitShop(page, world)
  const { host, inner } = await openInsideHostDialog(page)
  await inner.click()
  await expect(visitor.dialog('connect')).toBeVisible()
  await visitor.wallet('metaMask').click()
  await expect(visitor.dialog('connect')).toContainText('MetaMask')
  await page.keyboard.press('Escape')
  await visitor.seesNoDialog()
  await expect(host).toBeVisible()
  await expect(inner).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(host).toHaveCount(0)
})

test('from inside a host’s modal dialog, the wallet works with only the keyboard', {
  tag: '@engines',
}, async ({ page, world }) => {
  const visitor = await visitShop(page, world)
  const { host, inner } = await openInsideHostDialog(page)
  await inner.focus()
  await page.keyboard.press('Enter')
  await expect(visitor.dialog('connect')).toBeVisible()
  await expect(visitor.wallet('dev.walletdock.test')).toBeVisible()
  const row = visitor.wallet('dev.walletdock.test')
  for (let step = 0; step < 12; step += 1) {
    if (await row.evaluate((element) => element.matches(':focus'))) break
    await page.keyboard.press('Tab')
  }
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await visitor.seesNoDialog()
  await expect(host.getByTestId('wd-account-button')).toBeVisible()
  await expect(host).toBeVisible()
})

test('a host header with the highest z-index is below our dialog [D14]', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  const header = page.locator('header.header')
  await expect(header).toHaveCSS('z-index', '2147483647')
  const box = await header.boundingBox()
  const onTop = await page.evaluate(
    ({ x, y }) =>
      document.elementFromPoint(x, y)?.hasAttribute('data-walletdock'),
    { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 },
  )
  expect(onTop).toBe(true)
})

test('a click on the backdrop closes only our dialog', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  const { host, inner } = await openInsideHostDialog(page)
  await inner.click()
  await expect(visitor.dialog('connect')).toBeVisible()
  await page.mouse.click(5, 5)
  await visitor.seesNoDialog()
  await expect(host).toBeVisible()
})
