import { expect, type Page } from '@playwright/test'
import type { Fault } from '../parts/Fault'
import { test } from '../parts/worldTest'
import { visitShop } from './models/visit'

/** The host's own parts, which no fault of ours may touch. */
async function seesHostAlive(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const amount = page.getByLabel('Amount in Ether')
  await amount.fill('0.07')
  await page.getByRole('button', { name: 'Give 0.02 Ether' }).click()
  await expect(amount).toHaveValue('0.02')
}

const downloads = /Failed to load resource|net::ERR|ERR_/

const faults: readonly (readonly [string, string | RegExp, Fault])[] = [
  ['the contract is missing', '/contract.json', 'missing'],
  ['the contract hangs', '/contract.json', 'hang'],
  ['the contract is no JSON', '/contract.json', 'html'],
  ['the entry is missing', '/remoteEntry.js', 'missing'],
  ['the entry hangs', '/remoteEntry.js', 'hang'],
  ['the entry is corrupt', '/remoteEntry.js', 'corrupt'],
  ['the entry was altered on the way', '/remoteEntry.js', 'tampered'],
  ['a part of the button is missing', /^\/chunks\/core\./, 'missing'],
  ['a part of the button is corrupt', /^\/chunks\/core\./, 'corrupt'],
  ['a part of the button throws', /^\/chunks\/core\./, 'throwing'],
]

for (const [what, path, fault] of faults) {
  test(`when ${what}, the host lives, the visitor is told, and a retry recovers`, async ({
    page,
    world,
    expectedNoise,
  }) => {
    expectedNoise.push(
      downloads,
      /integrity|Unexpected|fault of the remote|Walletdock|SyntaxError|ChunkLoadError|MIME type/,
    )
    world.remote.fault(path, fault)
    await page.goto(world.host.url)
    const fallback = page
      .locator('header')
      .getByRole('button', { name: /wallet/i })
      .and(page.locator(':enabled'))
    await expect(fallback).toBeVisible()
    await seesHostAlive(page)
    world.remote.heal()
    await fallback.click()
    await expect(
      page.locator('header').getByTestId('wd-connect-button'),
    ).toBeVisible()
  })
}

test('a dialog whose parts do not arrive says so on the button, and comes when they do', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(downloads)
  const visitor = await visitShop(page, world)
  await expect(visitor.connectButton).toBeVisible()
  world.remote.fault(/^\/chunks\//, 'missing')
  await visitor.connectButton.click()
  await expect(visitor.connectButton).toContainText(/didn’t load/i)
  await seesHostAlive(page)
  world.remote.heal()
  await visitor.connect()
})

test('a node that is down leaves the visitor connected, without a balance', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(downloads)
  const visitor = await visitShop(page, world)
  await page.route(`${world.chains.base?.url}/**`, (route) => route.abort())
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('ada.example')
  await expect(visitor.accountButton).not.toContainText('ETH')
  await visitor.openAccount()
  await seesNothingBroken(page)
})

test('a node that is slow leaves the visitor connected; the balance comes when it comes', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${world.chains.base?.url}/**`, async (route) => {
    await held
    await route.continue()
  })
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('ada.example')
  await expect(visitor.accountButton).not.toContainText('ETH')
  release()
  await expect(visitor.accountButton).toContainText('ETH')
})

test('a remote that throws while it renders is told to the visitor, and the host lives', async ({
  page,
  world,
  expectedNoise,
}) => {
  // React tells of what a boundary caught; the sentence is the specification's.
  expectedNoise.push(/No projectId found/, /WalletdockBoundary|error boundary/i)
  world.changeSettings({ projectId: '' })
  await page.goto(world.host.url)
  await expect(
    page.locator('header').getByRole('button', { name: /wallet/i }),
  ).toBeEnabled()
  await seesHostAlive(page)
})

test('a node that answers garbage leaves the visitor connected, without a balance', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(downloads)
  const visitor = await visitShop(page, world)
  await page.route(`${world.chains.base?.url}/**`, (route) =>
    route.fulfill({ body: '<html>nope', contentType: 'text/html' }),
  )
  await visitor.connect()
  await expect(visitor.accountButton).not.toContainText('ETH')
  await visitor.openAccount()
  await seesNothingBroken(page)
})

test('storage that throws costs the visitor the next visit’s session and nothing else', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is blocked.', 'SecurityError')
      },
    })
  })
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
})

async function seesNothingBroken(page: Page) {
  await expect(page.getByTestId('wd-copy-address')).toBeVisible()
  await page.keyboard.press('Escape')
}
