import { expect } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'

/** All parts load at once, in an order that the browser chooses. */
const together = 'header+shop+news'

const connected = new RegExp(`^connected ${testAddress} 8453$`, 'i')

for (const order of [together, 'news,shop,header'])
  test(`the buttons of three teams share one wallet, in the order ${order}`, async ({
    page,
    world,
    serveHost,
  }) => {
    const { url } = await serveHost('portal')
    await page.goto(`${url}/?order=${order}`)
    const visitor = new WalletPage(page)
    const agree = (words: RegExp) =>
      expect(page.locator('output')).toHaveText([words, words, words])
    const [first, second, third] = order
      .split(/[,+]/)
      .map((team) =>
        page.locator(`#${team}`).getByTestId(/wd-(connect|account)-button/),
      )
    await agree(/^disconnected/)
    // The last team connects, and the first one disconnects.
    await third?.click()
    await expect(visitor.dialogs).toHaveCount(1)
    await visitor.choose()
    await agree(connected)
    await expect(page.getByTestId('wd-account-button')).toHaveCount(3)
    await second?.click()
    await expect(visitor.dialogs).toHaveCount(1)
    await page.keyboard.press('Escape')
    await visitor.seesNoDialog()
    await first?.click()
    await visitor.disconnect.click()
    await agree(/^disconnected/)
    await expect(page.getByTestId('wd-connect-button')).toHaveCount(3)
    // The page has one copy of the remote, whichever team loads it.
    expect(
      world.remote.requests.filter((path) => /^\/remoteEntry/.test(path)),
    ).toHaveLength(1)
  })
