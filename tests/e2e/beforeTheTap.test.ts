import { expect, type Request } from '@playwright/test'
import { saveData } from '../fixtures/pages/saveData'
import { visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { librariesIn, scriptsWith } from './models/scriptsWith'
import { socketsOf } from './models/socketsOf'

test('before the first tap nothing is asked of anyone but the two origins, and no wallet library comes [D16]', async ({
  page,
  world,
}) => {
  const asked: string[] = []
  const sockets = socketsOf(page)
  page.on('request', (request: Request) => asked.push(request.url()))

  const visitor = await visitThin(page, world)
  await expect(visitor.connectButton).toBeEnabled()
  await comeToQuiet(page, world)

  const own = [world.host.url, world.remote.url]
  expect(asked.filter((url) => !own.includes(new URL(url).origin))).toEqual([])
  expect(sockets).toEqual([])
  expect(requestsFor(button, world.remote.asked)).toHaveLength(1)
  expect(librariesIn(world.remote.asked)).toEqual([])
})

/** Among these paths, those of a script that holds this module. */
function requestsFor(module: string, paths: readonly string[]) {
  const script = scriptsWith(module)
  return paths.filter((path) => script.test(path))
}

const button = 'src/button/OpenButton.tsx'
const shell = 'src/ui/dialog/Dialog.tsx'

test('the dialogs’ shell comes while the page is idle, so that the tap does not ask for it', async ({
  page,
  world,
}) => {
  const visitor = await visitThin(page, world)
  await comeToQuiet(page, world)
  expect(requestsFor(shell, world.remote.asked)).toHaveLength(1)
  const before = world.remote.asked.length
  // No pointer has come near.
  await visitor.connectButton.press('Enter')
  await expect(visitor.wallet('metaMask')).toBeVisible()
  const later = world.remote.asked.slice(before)
  expect(requestsFor(shell, later)).toEqual([])
})

test('a visitor that saves data downloads nothing of the dialogs before coming near', async ({
  page,
  world,
}) => {
  await saveData(page)
  const visitor = await visitThin(page, world)
  await expect(visitor.connectButton).toBeEnabled()
  await comeToQuiet(page, world)
  expect(requestsFor(shell, world.remote.asked)).toEqual([])
})

test('coming near fetches what the tap needs, so that the tap itself fetches nothing', async ({
  page,
  world,
}) => {
  // What comes while the list is read is not the tap's.
  await saveData(page)
  const visitor = await visitThin(page, world)
  await visitor.connectButton.hover()
  await comeToQuiet(page, world)
  const before = world.remote.asked.length
  await visitor.openConnect()
  await expect(visitor.wallet('metaMask')).toBeVisible()
  expect(world.remote.asked.slice(before)).toEqual([])
})

test('a tap is answered by the dialog’s shell while the views are still on the way', async ({
  page,
  world,
}) => {
  const visitor = await visitThin(page, world)
  await visitor.connectButton.hover()
  await comeToQuiet(page, world)
  await visitor.connectButton.click()
  // In the frame of the tap: nothing is awaited between the two.
  const shown = await page.evaluate(() => {
    const island = document.querySelector('body > [data-walletdock]')
    return island?.shadowRoot?.querySelector('dialog')?.open
  })
  expect(shown).toBe(true)
})
