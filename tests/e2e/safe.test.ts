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

test('inside a Safe, the page connects without a click, keeps to its network, follows its transactions, and stays disconnected on request', async ({
  page,
  world,
  safe,
}) => {
  const visitor = await visitInSafe(page, world, safe)
  await visitor.seesAccount()
  await expect(visitor.accountButton).toContainText(shortened)
  expect(await visitor.frame.evaluate(() => window.seenWords)).toEqual([])

  await visitor.openNetwork()
  await expect(visitor.dialog('network')).toContainText(
    'This wallet can’t switch networks',
  )
  await expect(visitor.chain(10)).toBeDisabled()
  await visitor.close.click()

  await visitor.frame.getByLabel('Amount in Ether').fill('0.001')
  await visitor.frame.getByRole('button', { name: 'Send the gift' }).click()
  await visitor.openAccount()
  await expect(visitor.dialog('account')).toContainText(shortened)
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

test('a Safe signs in by its contract’s check, which accepts its owner’s signature and no other', async ({
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
  const form = visitor.dialog('connect')
  await expect(form).not.toContainText('went wrong')
  await ownersSay(page, 'forge')
  await sign.click()
  await expect(form).toContainText('Windfall didn’t accept the signature')
  await expect(status(visitor)).toContainText('unauthenticated')
  await ownersSay(page, 'agree')
  await visitor.retry.click()
  await visitor.seesAccount()
  await expect(status(visitor)).toContainText('connected')
  await reloadFrame(visitor)
  await visitor.seesAccount()
})
