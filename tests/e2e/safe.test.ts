import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { reloadFrame, visitInSafe } from '../fixtures/wallets/safe/visitInSafe'

const shortened = '0x5aFE…0001'

test.use({ policyFor: ['Safe, as a Safe app', 'a `nameService`'] })

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
