import { expect, type Page } from '@playwright/test'
import { saveData } from '../fixtures/pages/saveData'
import { makeTrouble, troubleNoise, troubles } from '../fixtures/pages/trouble'
import { visitShop, visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { outwaitScripts } from './models/outwaitScripts'
import { scriptsWith, scriptWithOnly } from './models/scriptsWith'
import { seesHostAlive } from './models/seesHostAlive'

const downloads = /Failed to load resource|net::ERR|ERR_/

// The script element reports the other troubles of `faultMatrix.test.ts` in the same way as a missing file.
for (const trouble of ['missing', 'hang', 'corrupt'] as const)
  test(`when a chunk that the tap needs ${troubles[trouble]}, the button reports it, the host keeps working, and the next tap recovers`, async ({
    page,
    world,
    expectedNoise,
  }) => {
    expectedNoise.push(troubleNoise)
    if (trouble === 'hang') await page.clock.install()
    // With Save-Data, the chunk is not prefetched before the tap.
    await saveData(page)
    const visitor = await visitShop(page, world)
    await expect(visitor.connectButton).toBeEnabled()
    // The page's own requests do not belong to the tap. Browsers send six requests at a time to a server of HTTP/1.1
    // and never cancel a script, so six scripts that hang block all others.
    await comeToQuiet(page, world)
    const heal = await makeTrouble(
      page,
      world.remote,
      /\/chunks\/.*\.js$/,
      trouble,
    )
    await visitor.connectButton.click()
    if (trouble === 'hang') await outwaitScripts(page, world.remote)
    await expect(visitor.connectButton).toContainText(/didn’t load/i)
    await seesHostAlive(page)
    await heal()
    await visitor.connect()
  })

test('the engine is not requested before the scripts that answer the tap have loaded, because scripts that hang would block its connections', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(troubleNoise)
  const engine = scriptsWith('src/engine/createEngine.ts')
  await saveData(page)
  const visitor = await visitThin(page, world)
  await expect(visitor.connectButton).toBeEnabled()
  world.remote.fault(/\/chunks\/.*\.js$/, 'missing')
  await visitor.connectButton.click()
  await expect(visitor.connectButton).toContainText(/didn’t load/i)
  await comeToQuiet(page, world)
  expect(world.remote.requests.filter((file) => engine.test(file))).toEqual([])
  world.remote.heal()
  await visitor.connectButton.click()
  await expect
    .poll(() => world.remote.requests.filter((file) => engine.test(file)))
    .not.toEqual([])
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

test('a host gets the balance after the next tap if its formatter failed to load at first', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(troubleNoise)
  const heal = await makeTrouble(
    page,
    world.remote,
    scriptWithOnly('src/ui/text/formatBalance.ts'),
    'missing',
  )
  const visitor = await visitShop(page, world)
  await visitor.connect()
  // The button has its own formatter.
  await expect(visitor.accountButton).toContainText('ETH')
  const told = page
    .getByRole('region', { name: 'Your wallet' })
    .locator('div', { hasText: /^Balance/ })
    .locator('dd')
  await expect(told).toHaveText('–')
  await heal()
  await visitor.openAccount()
  await expect(told).toContainText('ETH')
})

test('a slow node leaves the visitor connected, and the balance appears when it arrives', async ({
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

test('a remote that throws while it renders is reported to the visitor, and the host keeps working', async ({
  page,
  world,
  expectedNoise,
}) => {
  // React logs the error that a boundary caught. The specification prescribes its text.
  expectedNoise.push(/No projectId found/, /WalletdockBoundary|error boundary/i)
  world.changeSettings({ projectId: '' })
  await page.goto(world.host.url)
  await expect(
    page.locator('header').getByRole('button', { name: 'Try again' }),
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

test('if the storage throws, the visitor only has to connect again at the next visit [4.27c]', async ({
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

for (const trouble of ['fails to load', 'hangs'] as const)
  test(`when the connected button’s own part ${trouble}, a plain button replaces it, and is complete after one tap`, async ({
    page,
    world,
    expectedNoise,
  }) => {
    expectedNoise.push(downloads)
    const visitor = await visitShop(page, world)
    await visitor.connect()
    await page.route(scriptsWith('src/button/Connected.tsx'), (route) =>
      trouble === 'hangs' ? undefined : route.abort(),
    )
    await page.reload()
    await expect(visitor.accountButton).toContainText('0xf39F')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await visitor.openAccount()
    await expect(visitor.dialog('account')).toContainText('ETH')
    await page.keyboard.press('Escape')
    await expect(visitor.networkButton).toContainText('Base')
    await expect(visitor.accountButton).toContainText('ETH')
  })

async function seesNothingBroken(page: Page) {
  await expect(page.getByTestId('wd-copy-address')).toBeVisible()
  await page.keyboard.press('Escape')
}
