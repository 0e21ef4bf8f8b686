import { expect } from '@playwright/test'
import { dialogMessages } from '../../src/data/messages/dialogs'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'

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

test('with blocked storage, a wallet on a phone reports it, an extension connects, and a reload starts fresh', {
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
  await visitor.choose()
  await visitor.seesAccount()
  await page.reload()
  await expect(visitor.connectButton).toBeEnabled()
  await visitor.connect()
})
