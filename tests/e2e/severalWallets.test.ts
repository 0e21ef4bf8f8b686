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

async function connectBoth(visitor: Visitor) {
  await visitor.connect()
  await visitor.openAccount()
  await visitor.page.getByTestId('wd-another-wallet').click()
  await visitor.choose(secondId)
  await visitor.seesNoDialog()
  await sees(visitor, secondId, testWalletId)
}

const row = ({ page }: Visitor, what: 'use' | 'leave', id: string) =>
  page.getByTestId(`wd-${what}-${id}`)

test('a visitor connects two wallets, chooses the active one, finds both on the next page, and disconnects each', async ({
  page,
  context,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  await installSecond(context, world)
  let visitor = await visit(page, world)
  await connectBoth(visitor)
  await expect(visitor.accountButton).toContainText('0x7099…79C8')

  await visitor.openAccount()
  await expect(row(visitor, 'use', secondId)).toContainText('Active')
  await row(visitor, 'use', testWalletId).click()
  await expect(row(visitor, 'use', testWalletId)).toContainText('Active')
  await expect(row(visitor, 'use', secondId)).not.toContainText('Active')
  await sees(visitor, testWalletId, secondId)

  visitor = await visit(page, world)
  await sees(visitor, testWalletId, secondId)
  await visitor.openAccount()
  await row(visitor, 'leave', testWalletId).click()
  await sees(visitor, secondId)
  await expect(visitor.accountButton).toContainText('0x7099…79C8')
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  await sees(visitor)
})

test('two tabs agree on the wallets and on the active one, whichever tab changes it', async ({
  page,
  context,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  await installSecond(context, world)
  const here = await visit(page, world)
  const there = await visit(await context.newPage(), world)
  const bothSee = (...ids: readonly string[]) =>
    Promise.all([here, there].map((visitor) => sees(visitor, ...ids)))

  await connectBoth(here)
  await bothSee(secondId, testWalletId)

  await there.page.evaluate(
    (id) => window.mounted?.getSnapshot().setActive(id),
    testWalletId,
  )
  await bothSee(testWalletId, secondId)

  await here.openAccount()
  await row(here, 'leave', testWalletId).click()
  await bothSee(secondId)

  await there.page.evaluate(() => window.mounted?.getSnapshot().disconnect())
  await bothSee()
})
