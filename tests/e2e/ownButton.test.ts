import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { walletAnswers } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { twoChains } from './models/twoChains'
import { plainNoise, visitPlain } from './models/visitPlain'

/** Opens a page with its own button and without ours, whose visitor is connected. */
async function visitWithOwnButton(page: Page, world: World) {
  const visitor = await visitPlain(page, world, { chains: twoChains(world) })
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

test('on a page with its own button, a failed switch of our dialog is reported in a corner, above a modal dialog too, and can be retried', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  const { visitor, askForSecond } = await visitWithOwnButton(page, world)
  const { width, height } = { width: 360, height: 740 }
  await page.setViewportSize({ width, height })
  await walletAnswers(page, 'reject')
  await askForSecond()
  await expect(notice(page)).toHaveCount(1)
  await expect(notice(page).getByRole('status').first()).toHaveText(
    'The switch to OP Mainnet was declined.',
  )
  const box = await notice(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect(box?.y).toBeGreaterThan(height / 2)
  expect(box && box.x + box.width).toBeLessThanOrEqual(width)
  expect(box && box.y + box.height).toBeLessThanOrEqual(height)
  await notice(page).getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(notice(page)).toHaveCount(0)

  // A failed request of the page's own code is reported only to the page.
  const told = await page.evaluate(() =>
    window.mounted
      ?.getSnapshot()
      .switchChain(10)
      .catch((thrown: Error) => thrown.message),
  )
  expect(told).toContain('declined')
  await expect(notice(page)).toHaveCount(0)
  await visitor.seesNoDialog()

  await page.evaluate(() => {
    const modal = document.createElement('dialog')
    modal.style.cssText =
      'inset: 0; width: 100vw; height: 100vh; max-width: none; max-height: none; margin: 0; overflow: hidden'
    const own = document.querySelector('body > button')
    if (own) modal.append(own)
    document.body.append(modal)
    modal.showModal()
  })
  await askForSecond()
  await walletAnswers(page, 'approve')
  await notice(page).getByTestId('wd-retry').click()
  await expect.poll(() => chainOf(page)).toBe('OP Mainnet')
  await expect(notice(page)).toHaveCount(0)
})

test('the corner shows nothing while our button is visible', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  const { askForSecond } = await visitWithOwnButton(page, world)
  await page.evaluate(() =>
    document.querySelector('#wallet')?.removeAttribute('hidden'),
  )
  await walletAnswers(page, 'reject')
  await askForSecond()
  await expect(page.locator('#wallet [part=notice]')).toHaveCount(1)
  await expect(notice(page)).toHaveCount(1)
})
