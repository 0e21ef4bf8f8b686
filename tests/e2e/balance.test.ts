import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { base } from '../../src/chains/base.initial'
import { test } from '../fixtures/test'
import { plainNoise, visitPlain } from './models/visitPlain'

/** The account starts with ten thousand Ether and has spent some of them. */
const figure = /\dk? ETH/
const phone = { width: 390, height: 800 }
const desktop = { width: 1280, height: 800 }

/**
 * Longest time between two blocks that the page waits for, in milliseconds. No block arrives during a test by chance.
 */
const blockTime = 12_000

/** Opens a page that has only the button, and counts its balance requests. */
async function visit(page: Page, world: World) {
  let asked = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('eth_getBalance')) asked += 1
  })
  await page.clock.install()
  const visitor = await visitPlain(page, world, {
    chains: [{ ...base, blockTime }],
  })
  /** Returns the number of balance requests after all that are due have been sent. */
  const settled = async () => {
    await page.clock.runFor(blockTime / 10)
    await page.evaluate(() => fetch('/settings.json'))
    return asked
  }
  /** Advances the page's clock by five blocks, and returns the number of balance requests in that time. */
  const askedInFiveBlocks = async () => {
    const before = asked
    await page.clock.runFor(5 * blockTime)
    return (await settled()) - before
  }
  return { visitor, settled, askedInFiveBlocks }
}

test.beforeEach(({ expectedNoise }) => void expectedNoise.push(plainNoise))

test('a phone requests the balance once when the account dialog opens, and neither before nor after that [7.5b]', async ({
  page,
  world,
}) => {
  await page.setViewportSize(phone)
  const { visitor, settled, askedInFiveBlocks } = await visit(page, world)
  await visitor.connect()
  expect(await askedInFiveBlocks()).toBe(0)
  expect(await settled()).toBe(0)

  await visitor.openAccount()
  await expect(visitor.dialog('account')).toContainText(figure)
  expect(await settled()).toBe(1)
  await visitor.close.click()
  await visitor.seesNoDialog()
  expect(await askedInFiveBlocks()).toBe(0)
  expect(await settled()).toBe(1)
})

test('a large screen shows the balance, and requests it once per block [2.6] [7.5b]', async ({
  page,
  world,
}) => {
  const { visitor, settled, askedInFiveBlocks } = await visit(page, world)
  await visitor.connect()
  await expect(visitor.accountButton).toContainText(figure)
  expect(await settled()).toBe(1)
  await visitor.openAccount()
  await expect(visitor.dialog('account')).toContainText(figure)
  // The dialog shows the balance that the button has requested.
  expect(await settled()).toBe(1)
  await visitor.close.click()
  const inFiveBlocks = await askedInFiveBlocks()
  expect(inFiveBlocks).toBeGreaterThan(0)
  expect(inFiveBlocks).toBeLessThanOrEqual(5)
})

test('the balance appears and disappears when the width of the window changes [2.6]', async ({
  page,
  world,
}) => {
  const { visitor, settled, askedInFiveBlocks } = await visit(page, world)
  await visitor.connect()
  await expect.poll(settled).toBe(1)
  await page.setViewportSize(phone)
  await expect(visitor.accountButton.getByText('ETH')).toBeHidden()
  await frames(page)
  expect(await askedInFiveBlocks()).toBe(0)
  await page.setViewportSize(desktop)
  await expect.poll(settled).toBe(2)
})

test('a button’s own setting decides at which widths it shows the balance [7.5b]', async ({
  page,
  world,
}) => {
  await page.setViewportSize(phone)
  const { visitor, settled, askedInFiveBlocks } = await visit(page, world)
  await visitor.connect()
  await page.evaluate(() => window.mounted?.update({ showBalance: true }))
  await expect(visitor.accountButton).toContainText(figure)
  expect(await settled()).toBe(1)
  await page.evaluate(() =>
    window.mounted?.update({
      showBalance: { smallScreen: false, largeScreen: true },
    }),
  )
  await expect(visitor.accountButton.getByText('ETH')).toBeHidden()
  await frames(page)
  expect(await askedInFiveBlocks()).toBe(0)
})

test('a button outside the viewport requests no balance until it is scrolled back [7.5b]', async ({
  page,
  world,
}) => {
  const { visitor, settled, askedInFiveBlocks } = await visit(page, world)
  await visitor.connect()
  await expect.poll(settled).toBe(1)
  await page.evaluate(() => {
    document.body.style.height = '5000px'
    scrollTo(0, 3000)
  })
  await expect(visitor.accountButton).not.toBeInViewport()
  await frames(page)
  expect(await askedInFiveBlocks()).toBe(0)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(settled).toBe(2)
})

test('if a page reads the balance itself, the balance is fetched, whatever the button shows [7.5b]', async ({
  page,
  world,
}) => {
  await page.setViewportSize(phone)
  const { visitor, settled } = await visit(page, world)
  await visitor.connect()
  const read = () =>
    page.evaluate(() => window.mounted?.getSnapshot().balance?.text)
  await expect.poll(read).toMatch(figure)
  expect(await settled()).toBe(1)
})

/** Effects of a layout change run in the next frames, and the page's fake clock does not control those. */
async function frames(page: Page) {
  await page.evaluate(async () => {
    for (const _ of [1, 2])
      await document.documentElement.animate(null, 1).finished
  })
}
