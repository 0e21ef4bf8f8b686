import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import {
  visitShop,
  walletAnswers,
  walletWasAsked,
} from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { type Spoilt, spoilWallets } from './models/spoilWallets'

const switching = 'wallet_switchEthereumChain'

/** Opens a page with a connected visitor whose wallet answers a switch as the test wants. */
async function connectSpoilt(page: Page, world: World) {
  await page.addInitScript(spoilWallets)
  const visitor = await visitShop(page, world)
  await visitor.connect()
  return visitor
}

function spoilSwitch(page: Page, answer: Spoilt) {
  return page.evaluate(
    ([method, spoilt]) => {
      window.spoilt = { [method]: spoilt }
    },
    [switching, answer] as const,
  )
}

async function askForSecond(visitor: WalletPage) {
  await visitor.openNetwork()
  await visitor.chain(10).click()
  await visitor.seesNoDialog()
}

const told = (page: Page, words: string) =>
  page.locator('header').getByRole('status').filter({ hasText: words })

const retried: readonly (readonly [string, Spoilt, string])[] = [
  [
    'rejects',
    { code: 4001, message: 'No.' },
    'switch to OP Mainnet was declined',
  ],
  ['already prompts', { code: -32002, message: '' }, 'request is pending'],
  [
    'cannot be reached',
    { message: 'WebSocket connection failed' },
    'Couldn’t reach your wallet',
  ],
  [
    'could not open its window',
    { message: 'Pop up window failed to open' },
    'pop-up',
  ],
  // The message of extensions whose in-page script fails to load one of its chunks.
  [
    'could not load a part of its code',
    { message: 'Loading chunk 7 failed.' },
    'part of this page didn’t load',
  ],
  [
    'is denied storage',
    {
      message:
        "Failed to read the 'localStorage' property from 'Window': Access is denied for this document.",
    },
    'Your browser blocks storage',
  ],
]

for (const [what, answer, words] of retried)
  test(`a switch of a wallet that ${what} closes the dialog, is reported, and can be retried from the notice [4.26] [D9]`, async ({
    page,
    world,
  }) => {
    const visitor = await connectSpoilt(page, world)
    await spoilSwitch(page, answer)
    await askForSecond(visitor)
    await expect(told(page, words)).toBeVisible()
    await expect(visitor.networkButton).toContainText('Base')
    await page.evaluate(() => window.letGo?.())
    await expect(visitor.retry).toHaveText('Try again')
    await visitor.retry.click()
    await expect(visitor.networkButton).toContainText('OP Mainnet')
    await expect(told(page, words)).toHaveCount(0)
  })

test('a network that the wallet does not know can be added from the notice [D9]', async ({
  page,
  world,
}) => {
  const visitor = await connectSpoilt(page, world)
  // MetaMask's message in cases in which wagmi does not add the chain.
  await spoilSwitch(page, {
    code: -32603,
    message: 'Unrecognized chain ID "0xa". Try adding the chain first.',
  })
  await askForSecond(visitor)
  await expect(told(page, 'OP Mainnet isn’t in your wallet')).toBeVisible()
  await page.evaluate(() => window.letGo?.())
  await expect(visitor.retry).toHaveText('Add network')
  await visitor.retry.click()
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  expect(await walletWasAsked(page)).toContain('wallet_addEthereumChain')
})

for (const [what, answer, words] of [
  ['has lost its connection', { code: 4900, message: '' }, 'Lost connection'],
  [
    'reports that it is missing',
    { message: 'Provider not found.' },
    'is no longer available',
  ],
] as const)
  test(`a wallet that ${what} can be reconnected from the notice [D9]`, async ({
    page,
    world,
  }) => {
    const visitor = await connectSpoilt(page, world)
    await spoilSwitch(page, answer)
    await askForSecond(visitor)
    await expect(told(page, words)).toBeVisible()
    await expect(visitor.retry).toHaveText('Reconnect')
    await visitor.retry.click()
    await expect(visitor.dialog('connect')).toBeVisible()
    await page.evaluate(() => window.letGo?.())
    await visitor.choose()
    await visitor.seesAccount()
  })

test('a wallet that was updated while the page was open is found again after a refresh from the notice [D9]', async ({
  page,
  world,
}) => {
  const visitor = await connectSpoilt(page, world)
  // Chrome's message to the part of an extension that remains in the page.
  await spoilSwitch(page, { message: 'Extension context invalidated.' })
  await askForSecond(visitor)
  await expect(told(page, 'removed or updated')).toBeVisible()
  await expect(visitor.retry).toHaveText('Refresh now')
  await visitor.retry.click()
  await visitor.seesAccount()
  await visitor.openNetwork()
  await visitor.chain(10).click()
  await expect(visitor.networkButton).toContainText('OP Mainnet')
})

test('a switch that is not answered in time is reported, and takes effect if it is answered later [D9]', async ({
  page,
  world,
}) => {
  world.changeSettings({ walletTimeoutMs: 4000 })
  const visitor = await connectSpoilt(page, world)
  await spoilSwitch(page, 'hold')
  await visitor.openNetwork()
  await visitor.chain(10).click()
  await expect(visitor.chain(10)).toContainText(/confirm/i)
  await expect(told(page, 'didn’t respond')).toBeVisible()
  await visitor.seesNoDialog()
  await page.evaluate(() => window.letGo?.())
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  await expect(told(page, 'didn’t respond')).toHaveCount(0)
})

test('the notice is dismissed by keyboard, and its report says what happened to which wallet [D9]', async ({
  page,
  world,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await walletAnswers(page, 'reject')
  await askForSecond(visitor)
  await page.locator('header').getByTestId('wd-copy-report').click()
  await expect(told(page, 'Report copied')).toHaveCount(1)
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report.split('\n').slice(1)).toEqual([
    'Asked: switch',
    'Wallet: Test Wallet (dev.walletdock.test)',
    'Chain: OP Mainnet (10)',
    'Failure: rejected, code 4001',
    'Account: 0xf39F…2266',
  ])
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await dismiss.press('Enter')
  await expect(dismiss).toHaveCount(0)
  await expect(told(page, 'was declined')).toHaveCount(0)
})

for (const locale of ['en', 'ar'])
  test(`on a phone, the notice stays inside the window and does not overlap its button: ${locale} [D9]`, async ({
    page,
    world,
  }) => {
    world.changeSettings({ locale })
    await page.setViewportSize({ width: 360, height: 740 })
    const visitor = await visitShop(page, world)
    await visitor.connect()
    await walletAnswers(page, 'reject')
    await askForSecond(visitor)
    const notice = page.locator('header [part=notice]')
    await expect(notice).toBeVisible()
    const box = await notice.boundingBox()
    const button = await visitor.accountButton.boundingBox()
    if (!box || !button) throw new Error('nothing is drawn')
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(360)
    expect(box.y).toBeGreaterThanOrEqual(button.y + button.height)
    expect(box.height).toBeLessThan(180)
  })
