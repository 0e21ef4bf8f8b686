import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { testWalletId } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { testWalletScript } from '../fixtures/wallets/testWalletScript'
import { plainNoise, visitPlain } from './models/visitPlain'

const secondId = 'test.second'
const secondAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Installs a second extension in every page of this browser. */
async function installSecond(context: BrowserContext, world: World) {
  const { rpcUrls } = world.hostSettings()
  await context.addInitScript(
    await testWalletScript({
      name: 'Second Wallet',
      rdns: secondId,
      address: secondAddress,
      rpcUrls,
      chainId: 8453,
    }),
  )
}

const visit = (page: Page, world: World) =>
  visitPlain(page, world, { severalWallets: true })

type Visitor = Awaited<ReturnType<typeof visit>>

/** Checks the wallets in the host's own code, the active one first. */
async function sees({ page }: Visitor, ...ids: readonly string[]) {
  await expect
    .poll(() =>
      page.evaluate(() =>
        window.mounted
          ?.getSnapshot()
          .accounts.map(({ connector }) => connector.id),
      ),
    )
    .toEqual(ids)
}

const row = ({ page }: Visitor, what: 'use' | 'leave', id: string) =>
  page.getByTestId(`wd-${what}-${id}`)

test('a visitor connects two wallets, chooses the active one, and disconnects each, and another tab and the next page agree', async ({
  page,
  context,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  await installSecond(context, world)
  let here = await visit(page, world)
  const there = await visit(await context.newPage(), world)
  const bothSee = (...ids: readonly string[]) =>
    Promise.all([here, there].map((visitor) => sees(visitor, ...ids)))
  await here.connect()
  await here.openAccount()
  await page.getByTestId('wd-another-wallet').click()
  await here.choose(secondId)
  await here.seesNoDialog()
  await bothSee(secondId, testWalletId)
  await expect(here.accountButton).toContainText('0x7099…79C8')

  await here.openAccount()
  await expect(row(here, 'use', secondId)).toContainText('Active')
  await row(here, 'use', testWalletId).click()
  await expect(row(here, 'use', testWalletId)).toContainText('Active')
  await bothSee(testWalletId, secondId)

  here = await visit(page, world)
  await bothSee(testWalletId, secondId)
  await here.openAccount()
  await row(here, 'leave', testWalletId).click()
  await bothSee(secondId)
  await expect(here.accountButton).toContainText('0x7099…79C8')
  await there.page.evaluate(() => window.mounted?.getSnapshot().disconnect())
  await bothSee()
  await expect(here.connectButton).toBeVisible()
})
