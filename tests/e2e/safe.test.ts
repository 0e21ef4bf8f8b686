import { expect, type Page } from '@playwright/test'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import type { SafeParent } from '../fixtures/wallets/safe/safeParent'
import { reloadFrame, visitInSafe } from '../fixtures/wallets/safe/visitInSafe'

const shortened = '0x5aFE…0001'

test.use({ policyFor: ['Safe, as a Safe app', 'a `nameService`'] })

/** Sets what the owners answer to every request from now on. */
const ownersSay = (page: Page, owners: SafeParent['owners']) =>
  page.evaluate((said) => {
    if (window.safe) window.safe.owners = said
  }, owners)

/** The output of the page's `useWallet`. */
const status = ({ frame }: WalletPage) =>
  frame.getByRole('region', { name: 'Your wallet' })

async function sendGift({ frame }: WalletPage) {
  await frame.getByLabel('Amount in Ether').fill('0.001')
  await frame.getByRole('button', { name: 'Send the gift' }).click()
}

test('inside a Safe, the page connects without a click, and never says Connect [3.17]', async ({
  page,
  world,
  safe,
}) => {
  const visitor = await visitInSafe(page, world, safe)
  await visitor.seesAccount()
  await expect(visitor.accountButton).toContainText(shortened)
  const said = await visitor.frame.evaluate(() => window.seenWords)
  expect(said).toEqual([])
  await visitor.openAccount()
  await expect(visitor.dialog('account')).toContainText(shortened)
  await visitor.close.click()
  await reloadFrame(visitor)
  await visitor.seesAccount()
})

test('a Safe’s transaction is pending until its owners have executed it', async ({
  page,
  world,
  safe,
}) => {
  const visitor = await visitInSafe(page, world, safe)
  await visitor.seesAccount()
  await sendGift(visitor)
  await expect(visitor.accountButton).toHaveAccessibleDescription(
    /Transaction pending/,
  )
  await visitor.openAccount()
  const listed = visitor.dialog('account').getByRole('listitem')
  await expect(listed).toContainText('Pending')
  const looks = () =>
    page.evaluate(
      () =>
        window.safe?.requests.filter((each) => each === 'getTxBySafeTxHash')
          .length ?? 0,
    )
  // After two polls, the hash would count as replaced if it were treated as the hash of a transaction on the chain.
  const before = await looks()
  await expect.poll(looks).toBeGreaterThan(before + 2)
  await expect(listed).toContainText('Pending')
  await page.evaluate(() => window.safe?.execute())
  await expect(listed).toContainText('Confirmed')
})

test('a request that a Safe’s owners reject counts as rejected, and can be repeated', async ({
  page,
  world,
  safe,
}) => {
  const visitor = await visitInSafe(page, world, safe, { path: '/?sign-in' })
  await visitor.connectButton.click()
  const sign = visitor.frame.getByTestId('wd-sign-in')
  await expect(sign).toHaveText('Sign message')
  await ownersSay(page, 'refuse')
  await sign.click()
  // As with any wallet, a visitor who rejects knows it, so no failure is shown, and the visitor can sign again.
  await expect(sign).toHaveText('Sign message')
  await expect(visitor.dialog('connect')).not.toContainText('went wrong')
  await ownersSay(page, 'agree')
  await sign.click()
  await visitor.seesAccount()
  await expect(status(visitor)).toContainText('connected')
})

test('a Safe signs in by its contract’s check, which accepts its owner’s signature and no other', async ({
  page,
  world,
  safe,
}) => {
  const visitor = await visitInSafe(page, world, safe, { path: '/?sign-in' })
  await visitor.connectButton.click()
  const sign = visitor.frame.getByTestId('wd-sign-in')
  await expect(sign).toHaveText('Sign message')
  await ownersSay(page, 'forge')
  await sign.click()
  const form = visitor.dialog('connect')
  await expect(form).toContainText('Windfall didn’t accept the signature')
  await expect(status(visitor)).toContainText('unauthenticated')
  await ownersSay(page, 'agree')
  await visitor.retry.click()
  await visitor.seesAccount()
  await expect(status(visitor)).toContainText('connected')
  await visitor.openAccount()
  await expect(visitor.dialog('account')).toContainText(shortened)
  await visitor.close.click()
  await reloadFrame(visitor)
  await visitor.seesAccount()
})

test('a Safe stays on its network, and the network dialog explains that', async ({
  page,
  world,
  safe,
}) => {
  const visitor = await visitInSafe(page, world, safe)
  await visitor.seesAccount()
  await visitor.openNetwork()
  await expect(visitor.dialog('network')).toContainText(
    'This wallet can’t switch networks',
  )
  await expect(visitor.chain(8453)).toContainText('Connected')
  await expect(visitor.chain(10)).toBeDisabled()
})

test('a visitor who disconnects in a Safe’s frame stays disconnected after a reload, and can connect again', async ({
  page,
  world,
  safe,
}) => {
  const visitor = await visitInSafe(page, world, safe)
  await visitor.seesAccount()
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  await reloadFrame(visitor)
  await expect(visitor.connectButton).toBeVisible()
  await visitor.openConnect()
  await visitor.choose('safe')
  await visitor.seesAccount()
  await reloadFrame(visitor)
  await visitor.seesAccount()
})

for (const manner of ['is silent', 'answers garbage'] as const)
  test(`a parent page that ${manner} delays nothing, and is reported when Safe is chosen`, async ({
    page,
    world,
    safe,
  }) => {
    const visitor = await visitInSafe(page, world, safe, { manner })
    await visitor.openConnect()
    await visitor.choose('safe')
    await expect(visitor.retry).toBeVisible()
    await page.evaluate(() => {
      if (window.safe) window.safe.manner = 'answers'
    })
    await visitor.retry.click()
    await visitor.seesAccount()
    await expect(visitor.accountButton).toContainText(shortened)
  })

test('in the frame of another site, Safe is unsupported, and no request is sent [3.17]', async ({
  page,
  world,
  safe,
}) => {
  world.changeSettings({ safeOrigins: [] })
  const visitor = await visitInSafe(page, world, safe)
  await visitor.openConnect()
  await expect(visitor.wallet('metaMask')).toBeVisible()
  await expect(visitor.wallet('safe')).toContainText('Unsupported')
  expect(await page.evaluate(() => window.safe?.requests)).toEqual([])
})

test('outside a frame, Safe is unsupported, and its page says where it works [3.17]', async ({
  page,
  world,
  safe,
}) => {
  world.changeSettings({ safeOrigins: [safe.url, world.host.url] })
  await page.goto(world.host.url)
  await page.getByTestId('wd-connect-button').first().click()
  await expect(page.getByTestId('wd-wallet-metaMask')).toBeVisible()
  const row = page.getByTestId('wd-wallet-safe')
  await expect(row).toContainText('Unsupported')
  await row.click()
  const dialog = page.getByTestId('wd-connect-dialog')
  await expect(dialog).toContainText('It only works inside the Safe app.')
})
