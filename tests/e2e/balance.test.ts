import { expect, type Page } from '@playwright/test'
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

test('the page requests the balance while a button or a dialog that shows it is in view, or the page reads it', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  let asked = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('eth_getBalance')) asked += 1
  })
  await page.clock.install()
  await page.setViewportSize(phone)
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
  const shown = visitor.accountButton.getByText('ETH')

  // A phone's button shows no balance, but the account dialog does.
  await visitor.connect()
  expect(await askedInFiveBlocks()).toBe(0)
  await visitor.openAccount()
  await expect(visitor.dialog('account')).toContainText(figure)
  expect(await settled()).toBe(1)
  await visitor.close.click()
  await visitor.seesNoDialog()
  expect(await askedInFiveBlocks()).toBe(0)

  await page.setViewportSize(desktop)
  await expect(visitor.accountButton).toContainText(figure)
  await expect.poll(settled).toBe(2)
  const inFiveBlocks = await askedInFiveBlocks()
  expect(inFiveBlocks).toBeGreaterThan(0)
  expect(inFiveBlocks).toBeLessThanOrEqual(5)

  await page.evaluate(() => {
    document.body.style.height = '5000px'
    scrollTo(0, 3000)
  })
  await expect(visitor.accountButton).not.toBeInViewport()
  await frames(page)
  expect(await askedInFiveBlocks()).toBe(0)
  const before = asked
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(settled).toBeGreaterThan(before)

  // The button's own setting takes precedence over the width.
  await page.evaluate(() =>
    window.mounted?.update({
      showBalance: { smallScreen: true, largeScreen: false },
    }),
  )
  await expect(shown).toBeHidden()
  await frames(page)
  expect(await askedInFiveBlocks()).toBe(0)

  const beforeReading = asked
  const read = () =>
    page.evaluate(() => window.mounted?.getSnapshot().balance?.text)
  await expect.poll(read).toMatch(figure)
  await expect.poll(settled).toBeGreaterThan(beforeReading)
})

/** Effects of a layout change run in the next frames, and the page's fake clock does not control those. */
async function frames(page: Page) {
  await page.evaluate(async () => {
    for (const _ of [1, 2])
      await document.documentElement.animate(null, 1).finished
  })
}
