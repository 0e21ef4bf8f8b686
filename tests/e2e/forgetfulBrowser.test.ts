import { expect, type Page } from '@playwright/test'
import { dialogMessages } from '../../src/messages/dialogs'
import { visitShop, visitThin } from '../fixtures/pages/visit'
import { connectPhone } from '../fixtures/relay/phoneFixtures'
import { test } from '../fixtures/test'
import { plainNoise } from './models/visitPlain'

/** For `addInitScript`: refuses all storage, as some private windows and frames of other sites do. */
function refuseStorage() {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  // Firefox refuses channels where it refuses storage.
  Object.defineProperty(window, 'BroadcastChannel', {
    value: class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  })
}

/** Removes everything that scripts have stored, as WebKit does after seven days without a visit. */
async function forget(page: Page, url: string) {
  // Uses another page of the origin, because an open page would keep its databases open.
  await page.goto(`${url}/settings.json`)
  await page.evaluate(async () => {
    localStorage.clear()
    const databases = await indexedDB.databases()
    await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise((resolve) => {
            indexedDB.deleteDatabase(name).onsuccess = resolve
          }),
      ),
    )
  })
  await page.goto(url)
}

test('with blocked storage, a visitor can connect, and a reload starts fresh', {
  tag: '@engines',
}, async ({ page, world }) => {
  await page.addInitScript(refuseStorage)
  const visitor = await visitThin(page, world)
  await visitor.connect()
  await page.reload()
  await expect(visitor.connectButton).toBeEnabled()
  await visitor.connect()
})

test('with blocked storage, a wallet on a phone reports it and does not hang', async ({
  page,
  world,
  relay: _relay,
}) => {
  await page.addInitScript(refuseStorage)
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose('rainbow')
  const { title, text } = dialogMessages.failures['storage-blocked']
  await expect(visitor.dialog('connect')).toContainText(title('Rainbow'))
  await expect(visitor.dialog('connect')).toContainText(text)
  await expect(visitor.retry).toBeVisible()
})

test('a session that the browser has deleted is over, and the visitor can connect again', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await forget(page, world.host.url)
  await expect(visitor.connectButton).toBeEnabled()
  await visitor.connect()
})

test('a phone’s session that the browser has deleted is over at once, and the visitor can connect again', async ({
  page,
  world,
  phone,
  phoneConnected,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  await forget(page, world.host.url)
  await expect(phoneConnected.connectButton).toBeEnabled()
  await connectPhone(phoneConnected, phone)
})
