import { expect, type Page } from '@playwright/test'
import { dialogMessages } from '../../src/messages/dialogs'
import { visitShop, visitThin } from '../fixtures/pages/visit'
import { connectPhone } from '../fixtures/relay/phoneFixtures'
import { test } from '../fixtures/test'
import { plainNoise } from './models/visitPlain'

/** For `addInitScript`: nothing may be kept, as in some private windows and in frames of other sites. */
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

/** As WebKit does after seven days without a visit: all that scripts have kept is gone. */
async function forget(page: Page, url: string) {
  // Another page of the origin: an open one would hold its databases.
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

test('where nothing may be kept a visitor connects all the same, and a reload begins anew', {
  tag: '@engines',
}, async ({ page, world }) => {
  await page.addInitScript(refuseStorage)
  const visitor = await visitThin(page, world)
  await visitor.connect()
  await page.reload()
  await expect(visitor.connectButton).toBeEnabled()
  await visitor.connect()
})

test('where nothing may be kept a wallet on a phone says so, and does not hang', {
  tag: '@engines',
}, async ({ page, world, relay: _relay }) => {
  await page.addInitScript(refuseStorage)
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose('rainbow')
  const { title, text } = dialogMessages.failures['storage-blocked']
  await expect(visitor.dialog('connect')).toContainText(title('Rainbow'))
  await expect(visitor.dialog('connect')).toContainText(text)
  await expect(visitor.retry).toBeVisible()
})

test('a session that the browser has thrown away is over, and can be had again', {
  tag: '@engines',
}, async ({ page, world, expectedNoise }) => {
  expectedNoise.push(plainNoise)
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await forget(page, world.host.url)
  await expect(visitor.connectButton).toBeEnabled()
  await visitor.connect()
})

test('a phone’s session that the browser has thrown away is over at once, and can be had again', {
  tag: '@engines',
}, async ({ page, world, phone, phoneConnected, expectedNoise }) => {
  expectedNoise.push(plainNoise)
  await forget(page, world.host.url)
  await expect(phoneConnected.connectButton).toBeEnabled()
  await connectPhone(phoneConnected, phone)
})
