import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import type { WalletdockConfig } from '../../src/exposes/WalletProvider'
import { testWalletId } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { plainNoise, visitPlain } from './models/visitPlain'

const wallets: WalletdockConfig['wallets'] = [
  {
    id: 'acme',
    name: 'Acme',
    iconUrl: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
    iconBackground: '#fff',
    rdns: [testWalletId],
    transports: ['injected'],
  },
  'rabby',
]

/** Opens a page whose button is for one wallet. */
async function visitWith(wallet: string, page: Page, world: World) {
  const visitor = await visitPlain(page, world, { wallets })
  await page.evaluate((name) => {
    window.mounted?.update({ wallet: name })
  }, wallet)
  return visitor
}

test.beforeEach(({ expectedNoise }) => {
  expectedNoise.push(plainNoise)
})

test('a button for an installed wallet connects it with one press', async ({
  page,
  world,
}) => {
  const visitor = await visitWith('acme', page, world)
  await expect(visitor.connectButton).toHaveText('Connect with Acme')
  await visitor.connectButton.click()
  await visitor.seesAccount()
  await visitor.seesNoDialog()
})

test('a button for a missing wallet opens the instructions to get it, without a list, and the function `open` opens the usual dialog', async ({
  page,
  world,
}) => {
  const visitor = await visitWith('rabby', page, world)
  await expect(visitor.connectButton).toHaveText('Connect with Rabby Wallet')
  const dialog = visitor.dialogs.first()
  await visitor.connectButton.click()
  await expect(dialog.getByRole('heading', { level: 1 })).toHaveText(
    'Get Rabby',
  )
  await expect(visitor.rows).toHaveCount(0)
  await expect(page.getByTestId('wd-back')).toHaveCount(0)
  const box = await dialog.boundingBox()
  expect(box?.width).toBeLessThan(400)
  await visitor.close.click()
  await visitor.seesNoDialog()
  await expect(visitor.connectButton).toBeFocused()
  await page.evaluate(() => window.mounted?.getSnapshot().open('connect'))
  await expect(visitor.wallet('acme')).toBeVisible()
})
