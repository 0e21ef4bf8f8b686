import { expect, type Page } from '@playwright/test'
import { visitThin } from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { filmAccount } from './models/filmAccount'

/** Connects, and waits until the page has stored its button for the next page. */
async function leaveConnected(page: Page, visitor: WalletPage) {
  await visitor.connect()
  // The button looks different under the pointer.
  await page.mouse.move(1, 1)
  const name = visitor.accountButton.locator('bdi').last()
  await expect(name).toContainText('ada.example')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('walletdock.button')))
    .toContain('.example')
}

/** Gives the page the colours and corners of its own theme. */
function ownTheme() {
  addEventListener('DOMContentLoaded', () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      ':root{--walletdock-surface:#fdf6e3;--walletdock-radius:4px;--walletdock-font:monospace}',
    )
    document.adoptedStyleSheets = [sheet]
  })
}

/** Returns how much a pixel of two pictures differs at most, 0 to 255. Edges of shapes may differ a little. */
function difference(page: Page, ...pictures: readonly Buffer[]) {
  const urls = pictures.map(
    (picture) => `data:image/png;base64,${picture.toString('base64')}`,
  )
  return page.evaluate(async (urls) => {
    const [one, other] = await Promise.all(
      urls.map(async (url) => {
        const image = new Image()
        image.src = url
        await image.decode()
        const { width, height } = image
        const context = new OffscreenCanvas(width, height).getContext('2d')
        context?.drawImage(image, 0, 0)
        return [...(context?.getImageData(0, 0, width, height).data ?? [])]
      }),
    )
    return (one ?? []).reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (other?.[at] ?? 0))),
      one?.length ? 0 : Number.NaN,
    )
  }, urls)
}

const pages = [
  ['light', {}, undefined],
  ['dark', { colorScheme: 'dark' }, undefined],
  ['in the page’s own theme', {}, ownTheme],
  ['in German', { locale: 'de-DE' }, undefined],
  ['in Arabic, from right to left', { locale: 'ar-EG' }, undefined],
  // Without a balance, and with a network that is only an icon.
  ['on a phone’s width', { viewport: { width: 390, height: 780 } }, undefined],
] as const

for (const [what, options, change] of pages)
  test.describe(`a returning visitor’s button, ${what},`, () => {
    test.use(options)

    test('is in every frame from the first, and neither moves nor changes its colours when the remote draws it', async ({
      page,
      world,
    }) => {
      if (change) await page.addInitScript(change)
      const visitor = await visitThin(page, world)
      await leaveConnected(page, visitor)
      await page.addInitScript(filmAccount)
      world.remote.fault(/contract\.json$/, 'held')
      await page.reload({ waitUntil: 'commit' })
      const account = page.locator('[part=account-button]')
      const box = await account.boundingBox()
      const clip = { x: 0, y: (box?.y ?? 0) - 2, width: 1280, height: 44 }
      const drawnByKit = await page.screenshot({ clip })
      world.remote.heal()
      await visitor.seesAccount()
      const film = () => page.evaluate(() => window.accountFrames ?? [])
      await expect.poll(async () => (await film()).at(-1)?.by).toBe('remote')
      const frames = await film()
      const [first] = frames
      expect(Object.keys(first?.boxes ?? {})).toContain('.example')
      expect([...new Set(frames.map(({ by }) => by))]).toEqual([
        'kit',
        'remote',
      ])
      for (const { boxes } of frames) {
        expect(Object.keys(boxes)).toEqual(Object.keys(first?.boxes ?? {}))
        for (const [name, box] of Object.entries(boxes))
          for (const [at, length] of box.entries())
            expect(length).toBeCloseTo(first?.boxes[name]?.[at] ?? 0, 0.3)
      }
      const drawnByRemote = await page.screenshot({ clip })
      expect(await difference(page, drawnByKit, drawnByRemote)).toBeLessThan(64)
    })
  })

for (const dialog of ['account', 'network'] as const)
  test(`a press on the ${dialog} before the remote is there opens its dialog as soon as it is there`, async ({
    page,
    world,
  }) => {
    const visitor = await visitThin(page, world)
    await leaveConnected(page, visitor)
    world.remote.fault(/contract\.json$/, 'held')
    await page.reload({ waitUntil: 'commit' })
    const button = page.locator(`[part=${dialog}-button]`)
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    world.remote.heal()
    await visitor.dialog(dialog).waitFor()
    await page.keyboard.press('Escape')
    await visitor.seesNoDialog()
    await expect(page.getByTestId(`wd-${dialog}-button`)).toBeFocused()
  })

test('a visitor who disconnects leaves no button behind, and the button of another account is never shown', async ({
  page,
  world,
}) => {
  const visitor = await visitThin(page, world)
  await leaveConnected(page, visitor)
  await page.addInitScript(() => {
    const { store = '', button = '' } = {
      store: localStorage.getItem('walletdock.store') ?? '',
      button: localStorage.getItem('walletdock.button') ?? '',
    }
    // As if an earlier page had shown another account.
    if (store.includes('0xf39F'))
      localStorage.setItem(
        'walletdock.button',
        button.replace(/"address":"0x...../, '"address":"0x12345'),
      )
  })
  world.remote.fault(/contract\.json$/, 'held')
  await page.reload({ waitUntil: 'commit' })
  const standIn = page.getByRole('button', { name: '0xf39F…2266' })
  await expect(standIn).toBeVisible()
  await expect(page.locator('#wallet')).not.toContainText('example')
  world.remote.heal()
  await visitor.seesAccount()
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  const stored = () =>
    page.evaluate(() => localStorage.getItem('walletdock.button'))
  await expect.poll(stored).toBeNull()
})
