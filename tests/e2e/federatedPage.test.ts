import { expect, type Page } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'

test.use({ policyFor: [] })

/** Returns a line of the page's cards, by its name. */
function fact(page: Page, name: string) {
  const line = page.locator('.facts > div').filter({
    has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }),
  })
  return line.locator('dd')
}

test('the sample host’s federated page loads a remote that was down, and shows and changes the wallet by the exposed hook, under the guide’s policy', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(/Walletdock could not be loaded/, /Federation Runtime/)
  expectedNoise.push(/Failed to load resource/)
  world.changeSettings({ nameService: null })
  world.remote.fault(/./, 'missing')
  await page.goto(`${world.host.url}/federated`)
  const visitor = new WalletPage(page)
  const said = page.locator('.no-wallet')
  await expect(said).toContainText('The rest of this page works.')
  await expect(said.locator('code')).toContainText(world.remote.url)
  await expect(fact(page, 'Status')).toHaveText('–')
  world.remote.heal()
  await page.getByRole('button', { name: 'Refresh the page' }).click()
  await expect(said).toHaveCount(0)

  await expect(fact(page, 'Status')).toHaveText('disconnected')
  await visitor.connect()
  await expect(fact(page, 'Status')).toHaveText('connected')
  await expect(fact(page, 'Account')).toHaveText(
    `${testAddress.slice(0, 6)}…${testAddress.slice(-4)}`,
  )
  await page.getByRole('button', { name: 'Switch to OP Mainnet' }).click()
  await expect(fact(page, 'Network')).toHaveText('OP Mainnet')
  await page.reload()
  await visitor.seesAccount()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(fact(page, 'Status')).toHaveText('disconnected')
  await expect(visitor.connectButton).toBeVisible()
  await expect(fact(page, 'Manifest')).toHaveText(
    `${world.remote.url}/mf-manifest.json`,
  )
  await expect(fact(page, 'Modules')).toContainText('ConnectButton')
})
