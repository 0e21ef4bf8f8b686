import { expect, type Page } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import type { World } from '../../host-example/local/startWorld'
import { pageScript } from '../fixtures/pages/pageScript'
import { visitShop } from '../fixtures/pages/visit'
import { manyChains, manyTransactions } from '../fixtures/states/many'
import { test } from '../fixtures/test'

/** The 300th announced wallet. */
const last = 'test.many.wallet300'

test('of 300 announced wallets, a screenful renders at once, and a search finds one that connects', async ({
  page,
  world,
}) => {
  const visitor = await visitMany(page, world)
  await expect(visitor.connectButton).toBeVisible()
  await forgetLongTasks(page)
  await visitor.openConnect()
  const field = page.getByTestId('wd-search')
  await expect(field).toBeVisible()
  await expect(visitor.rows.first()).toBeVisible()
  await reportLongTasks(page, '300 wallets opened for the first time')
  expect(await visitor.rows.count()).toBeLessThan(100)
  await visitor.looksDownTo(visitor.wallet(last))
  await page.keyboard.press('Escape')
  await visitor.seesNoDialog()
  await forgetLongTasks(page)
  await visitor.openConnect()
  await visitor.looksDownTo(visitor.wallet(last))
  await reportLongTasks(page, '300 wallets opened again and scrolled')

  await page.keyboard.type('WALLET 300')
  await expect(field).toHaveValue('WALLET 300')
  await expect(visitor.rows).toHaveCount(1)
  await expect(page.getByText('1 result')).toHaveAttribute('role', 'status')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await visitor.seesAccount()
})

test('a search finds one of a hundred networks by name and by number, and Escape empties the field before it closes the dialog', async ({
  page,
  world,
}) => {
  world.changeSettings({ moreChains: manyChains(98) })
  await page.addInitScript(await longTasks())
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await forgetLongTasks(page)
  await visitor.openNetwork()
  await visitor.looksDownTo(visitor.rows.nth(99))
  await reportLongTasks(page, '100 networks opened and scrolled')
  await page.keyboard.type('armel network 3')
  await expect(visitor.rows.first()).toContainText('Ärmel Network 3')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('wd-search')).toHaveValue('')
  await visitor.looksDownTo(visitor.rows.nth(99))
  await page.keyboard.type('10')
  await expect(visitor.chain(10)).toBeVisible()
  await visitor.chain(10).click()
  await visitor.seesNoDialog()
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  // The connected network comes first, although it is second in the host's order.
  await visitor.openNetwork()
  await expect(visitor.rows.first()).toContainText('OP Mainnet')
  await expect(visitor.rows.nth(1)).toContainText('Base')
})

test('of 500 recent transactions, three are shown, and the others on request and by search', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await page.evaluate(
    ([address, list]) =>
      localStorage.setItem(
        'walletdock.transactions',
        JSON.stringify({ [`${address.toLowerCase()}/8453`]: list }),
      ),
    [testAddress, manyTransactions(500)] as const,
  )
  await page.addInitScript(await longTasks())
  await page.reload()
  await visitor.seesAccount()
  await forgetLongTasks(page)
  await visitor.openAccount()
  const sent = visitor.dialog('account').getByTestId(/^wd-transaction-/)
  await expect(sent).toHaveCount(3)
  await page.getByRole('button', { name: 'Show 497 more' }).click()
  await visitor.looksDownTo(sent.nth(499))
  await reportLongTasks(page, '500 transactions opened and scrolled')
  await page.keyboard.type('gift 499')
  await expect(sent).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 760 },
    hasTouch: true,
    isMobile: true,
    locale: 'ar-EG',
  })

  test('the wallets form a grid with a search, in Arabic as well', async ({
    page,
    world,
    relay: _relay,
  }) => {
    const visitor = await visitMany(page, world)
    await visitor.openConnect()
    await expect(visitor.rows.nth(4)).toBeVisible()
    // Reads all positions at once, because the sheet may still be moving up.
    const [first, second, , , fifth] = await visitor.rows.evaluateAll((rows) =>
      rows.slice(0, 5).map((row) => {
        const { x, y } = row.getBoundingClientRect()
        return { x, y }
      }),
    )
    expect(second?.y).toBe(first?.y)
    expect(second?.x).toBeLessThan(first?.x ?? 0)
    expect(fifth?.y).toBeGreaterThan(first?.y ?? 0)
    await page.getByRole('searchbox').fill('٢٧٧')
    await expect(visitor.rows).toHaveCount(1)
    await page.getByRole('searchbox').fill('zebra')
    await expect(visitor.rows).toHaveCount(0)
    await page.getByRole('button', { name: 'اعرض الكل' }).click()
    await visitor.looksDownTo(visitor.wallet(last))
  })
})

/** Opens the sample host's page beside 300 extensions. */
async function visitMany(page: Page, world: World) {
  world.changeSettings({ testWallet: null })
  const { rpcUrls } = world.hostSettings()
  const file = 'tests/e2e/models/announceMany.ts'
  await page.addInitScript(await longTasks())
  await page.addInitScript(
    await pageScript(file, 'announceMany', 300, { rpcUrls, chainId: 8453 }),
  )
  return visitShop(page, world)
}

function longTasks() {
  return pageScript('tests/e2e/models/watchLongTasks.ts', 'watchLongTasks')
}

function forgetLongTasks(page: Page) {
  return page.evaluate(() => window.longTasks?.splice(0))
}

/**
 * Reports long tasks without judging them, because a busy machine is not a failure. The number of rows that render at
 * once is checked.
 */
async function reportLongTasks(page: Page, what: string) {
  const tasks = await page.evaluate(() => [...(window.longTasks ?? [])])
  const longest = Math.round(Math.max(0, ...tasks))
  const description = longest
    ? `${what}: longest task ${longest} ms`
    : `${what}: no task over 50 ms`
  test.info().annotations.push({ type: 'long tasks', description })
  process.stdout.write(`  ${description}\n`)
}
