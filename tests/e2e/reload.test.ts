import { expect } from '@playwright/test'
import { pageScript } from '../fixtures/pages/pageScript'
import { visitShop, visitThin, walletWasAsked } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'

test('a reload keeps the session and never flashes the connect button [4.2]', {
  tag: ['@engines', '@journey'],
}, async ({ page, world }) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await page.addInitScript(
    await pageScript('tests/e2e/models/watchFor.ts', 'watchFor', [
      'wd-connect-button',
      'wd-account-button',
    ]),
  )
  await page.reload()
  await expect(visitor.accountButton).toContainText('ada.example')
  const seen = await page.evaluate(() => window.seenTestIds)
  expect(seen).toEqual(['wd-account-button'])
})

test('a reload sends the wallet no request that it would show to the visitor', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await page.reload()
  await visitor.seesAccount()
  const asked = await walletWasAsked(page)
  expect(asked).toContain('eth_accounts')
  expect(asked).not.toContain('eth_requestAccounts')
  expect(asked).not.toContain('wallet_requestPermissions')
})

test('a reload after disconnecting has no session to restore, and fetches no engine [1.5]', {
  tag: '@journey',
}, async ({ page, world }) => {
  let asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const visitor = await visitThin(page, world)
  await expect(visitor.connectButton).toBeEnabled()
  await comeToQuiet(page, world)
  const firstVisit = new Set(asked)
  await visitor.connect()
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  // A pointer on the button would count as coming near.
  await page.mouse.move(0, 0)
  asked = []
  await page.reload()
  await expect(visitor.connectButton).toBeEnabled()
  await comeToQuiet(page, world)
  // A browser does not request files again that it has cached.
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((url) => !firstVisit.has(url))).toEqual([])
})

test('a wallet that is gone after a reload leaves the visitor disconnected', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  world.changeSettings({ testWallet: null })
  await page.reload()
  await expect(visitor.connectButton).toBeVisible()
})
