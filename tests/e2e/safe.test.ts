import { expect, type Frame, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { watchWords } from '../fixtures/pages/watchWords'
import { test } from '../fixtures/test'
import type { SafePage } from '../fixtures/wallets/safe/safeFixtures'

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

/** What a visitor sees of Walletdock in the frame of a Safe page. */
class WalletInSafe extends WalletPage {
  constructor(
    page: Page,
    override readonly frame: Frame,
  ) {
    super(page, frame)
  }
}

/** Opens the sample host in the frame of a Safe page. */
async function visitInSafe(page: Page, world: World, safe: SafePage) {
  await page.addInitScript(watchWords, 'wd-connect-button')
  const app = `${world.host.url}/`
  await page.goto(`${safe.url}/#${encodeURIComponent(app)}`)
  await expect.poll(() => page.frame({ url: app })).not.toBeNull()
  const frame = page.frame({ url: app })
  if (!frame) throw new Error('The Safe shows no app.')
  return new WalletInSafe(page, frame)
}

/** Reloads only the app, and waits until the earlier page is gone. */
async function reloadFrame({ page, frame }: WalletInSafe) {
  await Promise.all([
    page.waitForEvent('framenavigated', (moved) => moved === frame),
    // Reload after this call has returned, because a page that is gone cannot return.
    frame.evaluate(() => void setTimeout(() => location.reload())),
  ])
}
