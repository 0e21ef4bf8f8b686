import { expect, type Page } from '@playwright/test'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import type { WayName } from '../hosts/both-ways/offerParts'
import { librariesIn } from './models/scriptsWith'

/** One application that uses both ways, and two applications with their own React. */
const bundlings = { 'one React': ['one'], 'two Reacts': ['kit', 'remotes'] }
const orders = [['kit', 'remotes'], ['remotes', 'kit'], ['both']] as const
type Order = (typeof orders)[number]

/** Opens a page, and starts its two parts one after the other, or both at once. */
async function open(
  page: Page,
  url: string,
  bundles: readonly string[],
  order: Order,
) {
  await page.goto(url)
  for (const bundle of bundles)
    await page.addScriptTag({ url: `/${bundle}.js` })
  for (const step of order) {
    const names: readonly WayName[] =
      step === 'both' ? ['kit', 'remotes'] : [step]
    await page.evaluate(
      (names) => Promise.all(names.map((name) => window.startPart?.[name]?.())),
      names,
    )
    for (const name of names)
      await expect(page.locator(`#${name}`).getByRole('button')).toBeVisible()
  }
}

for (const [name, bundles] of Object.entries(bundlings))
  test(`a part loaded by the kit and a part loaded as a federation remote share one wallet, whichever loads first, with ${name}`, async ({
    page,
    world,
    site,
    serveHost,
  }) => {
    world.changeSettings({ remoteUrl: site.first.url })
    const host = await serveHost('both-ways', site.first.url)
    const visitor = new WalletPage(page)
    const said = page.locator('output')
    for (const order of orders)
      await test.step(order.join(', '), async () => {
        site.heal()
        await open(page, host.url, bundles, order)
        await expect(said).toHaveText([/^disconnected/, /^disconnected/])
        await page.locator('#remotes').getByTestId('wd-connect-button').click()
        await visitor.choose()
        await expect(said).toHaveText([
          /^connected 0x.* 8453$/,
          /^connected 0x/,
        ])
        await page.locator('#kit').getByTestId('wd-account-button').click()
        await visitor.disconnect.click()
        await expect(said).toHaveText([/^disconnected/, /^disconnected/])
        const entries = site.first.requests.filter((path) =>
          /^\/releases.*\/remoteEntry/.test(path),
        )
        expect(entries.length).toBeLessThanOrEqual(1)
      })
  })

test('a page that shares its own wagmi and loads parts in both ways at once has one wagmi, one session and one React', async ({
  page,
  world,
  site,
  serveHost,
}) => {
  world.changeSettings({ remoteUrl: site.first.url })
  const host = await serveHost('both-ways', site.first.url)
  site.heal()
  await open(page, host.url, ['wagmi'], ['both'])
  const said = page.locator('output')
  await expect(said).toHaveText([
    /^disconnected .* config 0$/,
    /^disconnected .* config 0$/,
  ])
  await page.locator('#remotes').getByTestId('wd-connect-button').click()
  await new WalletPage(page).choose()
  const connected = /^connected 0x\w+ 8453 config 0$/
  await expect(said).toHaveText([connected, connected])
  await expect(page.locator('#mode')).toHaveText(/^shared: /)
  const downloaded = librariesIn(
    site.first.requests.map((path) => path.replace(/^\/releases\/[^/]*/, '')),
  )
  // viem is not shared.
  expect(downloaded).toContain('viem')
  for (const library of ['react-dom', 'wagmi', '@wagmi/core'])
    expect(downloaded).not.toContain(library)
})

test('with a single build that has no channels, both parts share one wallet', async ({
  page,
  world,
  serveHost,
}) => {
  const host = await serveHost('both-ways', world.remote.url)
  await open(page, host.url, bundlings['two Reacts'], orders[1])
  await page.locator('#remotes').getByTestId('wd-connect-button').click()
  await new WalletPage(page).choose()
  const connected = /^connected 0x.* 8453$/
  await expect(page.locator('output')).toHaveText([connected, connected])
})
