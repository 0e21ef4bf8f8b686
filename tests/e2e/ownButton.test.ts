import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import type { WalletdockConfig } from '../../src/exposes/WalletProvider'
import { walletAnswers } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { twoChains } from './models/twoChains'
import { plainNoise, visitPlain } from './models/visitPlain'

/** Opens a page with its own button and without ours, whose visitor is connected. */
async function visitWithOwnButton(
  page: Page,
  world: World,
  more: Partial<WalletdockConfig> = {},
) {
  const chains = twoChains(world)
  const visitor = await visitPlain(page, world, { chains, ...more })
  await visitor.connect()
  await page.evaluate(() => {
    const own = document.createElement('button')
    own.textContent = 'Change network'
    own.onclick = () => window.mounted?.getSnapshot().open('network')
    document.querySelector('#wallet')?.setAttribute('hidden', '')
    document.body.append(own)
  })
  const askForSecond = async () => {
    await page.getByRole('button', { name: 'Change network' }).click()
    await visitor.chain(10).click()
    await visitor.seesNoDialog()
  }
  return { visitor, askForSecond }
}

const notice = (page: Page) => page.locator('[part=notice]:visible')
const chainOf = (page: Page) =>
  page.evaluate(() => window.mounted?.getSnapshot().chain?.name)

test.beforeEach(({ expectedNoise }) => {
  expectedNoise.push(plainNoise)
})

test('on a page with its own button, a failed switch is reported in a corner, with a retry and a report [D9]', async ({
  page,
  world,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { askForSecond } = await visitWithOwnButton(page, world)
  const retry = notice(page).getByTestId('wd-retry')
  await walletAnswers(page, 'reject')
  await askForSecond()
  await expect(notice(page)).toHaveCount(1)
  await expect(notice(page).getByRole('status').first()).toHaveText(
    'The switch to OP Mainnet was declined.',
  )
  const box = await notice(page).boundingBox()
  expect(box && box.x + box.width).toBeLessThanOrEqual(1280)
  expect(box && box.y + box.height).toBeLessThanOrEqual(800)
  expect(box?.y).toBeGreaterThan(600)
  await notice(page).getByTestId('wd-copy-report').click()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain('Failure: rejected, code 4001')
  // The visitor retries from the notice, by keyboard.
  await walletAnswers(page, 'approve')
  await retry.press('Enter')
  await expect.poll(() => chainOf(page)).toBe('OP Mainnet')
  await expect(notice(page)).toHaveCount(0)
})

for (const locale of ['en', 'ar'])
  test(`the notice in the corner is dismissed by keyboard, and stays inside a phone’s window: ${locale} [D9]`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { askForSecond } = await visitWithOwnButton(page, world, { locale })
    await walletAnswers(page, 'reject')
    await askForSecond()
    await expect(notice(page)).toBeVisible()
    const box = await notice(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect(box && box.x + box.width).toBeLessThanOrEqual(360)
    expect(box && box.y + box.height).toBeLessThanOrEqual(740)
    // The notice is at the end side of the reading direction.
    if (locale === 'ar') expect(box?.x).toBeLessThan(20)
    else expect(box && box.x + box.width).toBeGreaterThan(340)
    await notice(page).locator('button').first().press('Enter')
    await expect(notice(page)).toHaveCount(0)
  })

test('the notice in the corner can be read and pressed above a modal dialog of the page, in any order [D9]', async ({
  page,
  world,
}) => {
  const { askForSecond } = await visitWithOwnButton(page, world)
  await page.evaluate(() => {
    const modal = document.createElement('dialog')
    modal.style.cssText =
      'inset: 0; width: 100vw; height: 100vh; max-width: none; max-height: none; margin: 0; overflow: hidden'
    const own = document.querySelector('body > button')
    if (own) modal.append(own)
    document.body.append(modal)
    modal.showModal()
  })
  await walletAnswers(page, 'reject')
  await askForSecond()
  await notice(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice(page)).toHaveCount(0)
})

test('a failed request of the page’s own code is reported only to the page [D9]', async ({
  page,
  world,
}) => {
  const { visitor, askForSecond } = await visitWithOwnButton(page, world)
  await walletAnswers(page, 'reject')
  await askForSecond()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  const told = await page.evaluate(() =>
    window.mounted
      ?.getSnapshot()
      .switchChain(10)
      .catch((thrown: Error) => thrown.message),
  )
  expect(told).toContain('declined')
  await expect(notice(page)).toHaveCount(0)
  await visitor.seesNoDialog()
})

test('the corner shows nothing while our button is visible [D9]', async ({
  page,
  world,
}) => {
  const { askForSecond } = await visitWithOwnButton(page, world)
  await page.evaluate(() =>
    document.querySelector('#wallet')?.removeAttribute('hidden'),
  )
  await walletAnswers(page, 'reject')
  await askForSecond()
  await expect(page.locator('#wallet [part=notice]')).toHaveCount(1)
  await expect(notice(page)).toHaveCount(1)
})
