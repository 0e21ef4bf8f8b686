import { expect } from '@playwright/test'
import { pageScript } from '../fixtures/pages/pageScript'
import { troubleNoise } from '../fixtures/pages/trouble'
import { visitShop, visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { scriptsWith } from './models/scriptsWith'

test('a reload keeps the session and never flashes the connect button', {
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

test('a reload after disconnecting has no session to restore, and fetches no engine', async ({
  page,
  world,
}) => {
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

test('a part that fails to load keeps the session, which is restored once the part loads', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(troubleNoise)
  const visitor = await visitThin(page, world)
  await visitor.connect()
  // This page shares no wagmi, so the engine uses the remote's own.
  const part = scriptsWith('@wagmi/core')
  await page.route(part, (route) => route.abort())
  await page.reload()
  await expect(visitor.connectButton).toBeEnabled()
  await page.unroute(part)
  await visitor.connectButton.hover()
  await visitor.seesAccount()
})

test('the button shows the account before the engine has loaded, and its dialog opens and is filled later', async ({
  page,
  world,
}) => {
  const visitor = await visitThin(page, world)
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('ada.example')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // A routed request does not use the cache.
  const engine = scriptsWith('src/engine/createEngine.ts')
  await page.route(engine, async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await expect(visitor.restored).toHaveText('ada.example')
  const place = await visitor.accountButton.boundingBox()
  await visitor.openAccount()
  await expect(visitor.disconnect).toHaveCount(0)
  letGo()
  await expect(visitor.disconnect).toBeVisible()
  await page.keyboard.press('Escape')
  await visitor.seesAccount()
  expect(await visitor.accountButton.boundingBox()).toEqual(place)
})

test('if a device sleeps while the page is loading, the sample host is shown after the device wakes up', async ({
  page,
  world,
}) => {
  await page.clock.install()
  let wake = () => {}
  const awake = new Promise<void>((resolve) => {
    wake = resolve
  })
  // The page's HTML only names the first script, and the bundler loads the others.
  const html = await (await fetch(world.host.url)).text()
  const isLazy = ({ origin, pathname }: URL) =>
    origin === world.host.url &&
    pathname.endsWith('.js') &&
    !html.includes(pathname)
  await page.route(isLazy, async (route) => {
    await awake
    await route.continue()
  })
  const asked = page.waitForRequest((request) => isLazy(new URL(request.url())))
  await page.goto(world.host.url, { waitUntil: 'commit' })
  await asked
  // This is longer than the bundler's timeout for a script.
  await page.clock.fastForward(130_000)
  wake()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByTestId('wd-connect-button')).toBeVisible()
})
