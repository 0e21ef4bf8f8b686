import { expect } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { handsets } from './models/handsets'
import { openRainbow } from './models/openRainbow'
import { watchApps } from './models/watchApps'

test.use(handsets.ios)

test('the app is stored for later requests until the visitor disconnects', async ({
  page,
  world,
  phone,
}) => {
  const apps = await watchApps(page)
  const visitor = await visitShop(page, world)
  const remembered = () =>
    page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE'))
  await visitor.openConnect()
  await visitor.seesReadyApp('rainbow')
  expect(await remembered()).toBeNull()
  await visitor.wallet('rainbow').tap()
  await expect.poll(() => apps.links.length).toBe(1)
  await phone.scan(apps.code())
  await visitor.seesAccount()
  expect(JSON.parse((await remembered()) ?? '')).toEqual({
    href: 'rainbow://wc',
    name: 'Rainbow',
  })
  await page.getByLabel('Amount in Ether').fill('1')
  await page.getByRole('button', { name: 'Send the gift' }).tap()
  await expect.poll(() => apps.links.at(-1)).toMatch(/^rainbow:.*requestId=/)
  await expect.poll(() => phone.requests).toContain('eth_sendTransaction')
  await visitor.openAccount()
  await visitor.disconnect.tap()
  await expect(visitor.connectButton).toBeVisible()
  expect(await remembered()).toBeNull()
})

for (const [what, answersFirst] of [
  ['has answered while the page was gone', true],
  ['answers when the page is back', false],
] as const) {
  test(`a page that the phone unloads while the visitor is in the app is connected by an app that ${what}`, async ({
    page,
    world,
    phone,
  }) => {
    const { apps, visitor } = await openRainbow(page, world)
    const code = apps.code()
    await page.goto('about:blank')
    if (answersFirst) await phone.scan(code)
    await page.goto(world.host.url)
    if (!answersFirst) {
      await expect(page.getByTestId('wd-open-wallet')).toHaveAttribute(
        'href',
        `rainbow://wc?uri=${encodeURIComponent(code)}`,
      )
      await phone.scan(code)
    }
    await visitor.seesAccount()
    expect(phone.requests).toEqual(['connect'])
    await page.reload()
    await visitor.seesAccount()
  })
}
