import { expect, type Request } from '@playwright/test'
import { saveData } from '../fixtures/pages/saveData'
import { visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { handsets } from './models/handsets'
import { librariesIn, scriptsWith } from './models/scriptsWith'
import { socketsOf } from './models/socketsOf'

const button = 'src/views/button/OpenButton.tsx'
const shell = 'src/ui/dialog/Dialog.tsx'
const list = 'src/app/views/ConnectView.tsx'

/** Returns the requests for the script that contains this module. */
function requestsFor(module: string, paths: readonly string[]) {
  const script = scriptsWith(module)
  return paths.filter((path) => script.test(path))
}

test('before the first tap, the page contacts only its own origin and the remote’s, and loads the dialogs’ shell but no wallet library', {
  tag: '@journey',
}, async ({ page, world }) => {
  const asked: string[] = []
  const sockets = socketsOf(page)
  page.on('request', (request: Request) => asked.push(request.url()))

  const visitor = await visitThin(page, world)
  await expect(visitor.connectButton).toBeEnabled()
  await comeToQuiet(page, world)

  const own = [world.host.url, world.remote.url]
  expect(asked.filter((url) => !own.includes(new URL(url).origin))).toEqual([])
  expect(sockets).toEqual([])
  expect(requestsFor(button, world.remote.requests)).toHaveLength(1)
  expect(requestsFor(shell, world.remote.requests)).toHaveLength(1)
  // A pointer announces the tap early enough to load the list.
  expect(requestsFor(list, world.remote.requests)).toEqual([])
  expect(librariesIn(world.remote.requests)).toEqual([])
})

test('with Save-Data, a pointer that comes near fetches all that the tap needs, and the tap shows the dialog in its own frame', async ({
  page,
  world,
}) => {
  // With Save-Data, the page prefetches nothing while the visitor reads the list, so later requests are caused by the
  // tap.
  await saveData(page)
  const visitor = await visitThin(page, world)
  await expect(visitor.connectButton).toBeEnabled()
  await comeToQuiet(page, world)
  expect(requestsFor(shell, world.remote.requests)).toEqual([])
  await visitor.connectButton.hover()
  await comeToQuiet(page, world)
  const before = world.remote.requests.length
  await visitor.connectButton.click()
  // Both steps run in the frame of the tap, because nothing is awaited between them.
  const shown = await page.evaluate(() => {
    const island = document.querySelector('body > [data-walletdock]')
    return island?.shadowRoot?.querySelector('dialog')?.open
  })
  expect(shown).toBe(true)
  await expect(visitor.wallet('metaMask')).toBeVisible()
  expect(world.remote.requests.slice(before)).toEqual([])
})

test.describe('on a touch screen', () => {
  test.use(handsets.android)

  test('the wallet list is downloaded before the tap, and no wallet library is', async ({
    page,
    world,
  }) => {
    const visitor = await visitThin(page, world)
    await expect(visitor.connectButton).toBeEnabled()
    await comeToQuiet(page, world)
    expect(requestsFor(list, world.remote.requests)).toHaveLength(1)
    expect(librariesIn(world.remote.requests)).toEqual([])
    await visitor.connectButton.tap()
    await expect(visitor.wallet('metaMask')).toBeVisible()
    expect(requestsFor(list, world.remote.requests)).toHaveLength(1)
  })
})
