import { expect, type Locator, type Page } from '@playwright/test'
import { nothingIsRefused, underPolicy } from '../fixtures/pages/underPolicy'
import { visitShop, visitThin } from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import type { PolicyRow } from '../fixtures/project/guidePolicy'
import { connectPhone, phoneAddress } from '../fixtures/relay/phoneFixtures'
import { test } from '../fixtures/test'
import { wholeJourney } from './models/wholeJourney'

/** Returns the computed styles that a policy could block. */
function styleOf(thing: Locator) {
  return thing.evaluate((element) => {
    const { width, maxHeight, height, padding, borderRadius, cursor, ...all } =
      getComputedStyle(element)
    const isDialog = element instanceof HTMLDialogElement
    return {
      width: isDialog && width,
      height: isDialog ? maxHeight : height,
      ...{ padding, borderRadius, cursor, font: all.fontSize },
    }
  })
}

/**
 * Connects and disconnects.
 * @returns the styles of all elements on the way
 */
async function stylesOnTheWay(visitor: WalletPage) {
  const connectButton = await styleOf(visitor.connectButton)
  await visitor.openConnect()
  const connectDialog = await styleOf(visitor.dialog('connect'))
  await visitor.choose()
  await visitor.seesAccount()
  const accountButton = await styleOf(visitor.accountButton)
  await visitor.openAccount()
  const accountDialog = await styleOf(visitor.dialog('account'))
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  return { connectButton, connectDialog, accountButton, accountDialog }
}

test('under the guide’s policy with style-src none, the whole journey is styled and nothing is reported', {
  tag: '@engines',
}, async ({ page, world }) => {
  const visitor = await visitThin(page, world)
  const usual = await stylesOnTheWay(visitor)
  const violations = await underPolicy(page, world, [
    'a `nameService`',
    'no stylesheet',
  ])
  await page.reload()
  expect(await stylesOnTheWay(visitor)).toEqual(usual)
  expect(await page.locator('style, [data-walletdock] style').count()).toBe(0)
  nothingIsRefused(violations)
})

const strict: readonly PolicyRow[] = [
  "a nonce with `'strict-dynamic'`",
  'no stylesheet',
  'a `nameService`',
]

test.describe('under the guide’s policy with a nonce alone', () => {
  test.use({ policyFor: ['a nonce alone', 'a `nameService`'] })

  test('without strict-dynamic, each of our scripts has the nonce of the page’s own script', async ({
    page,
    world,
  }) => {
    const visitor = await visitThin(page, world)
    await visitor.connect()
    await visitor.openAccount()
  })
})

test.describe('under the guide’s policy with a nonce and phones', () => {
  test.use({ policyFor: [...strict, 'phones, by WalletConnect'] })

  test('the whole journey violates nothing, a phone scans the code, a frame of WalletConnect attests the page, and a reload restores the session', async ({
    page,
    world,
    phone,
  }) => {
    const frames = await serveVerify(page)
    const visitor = await visitShop(page, world)
    await wholeJourney(visitor)
    expect(await page.locator('style').count()).toBe(0)
    await connectPhone(visitor, phone, 'walletConnect')
    await expect(visitor.accountButton).toContainText(phoneAddress.slice(0, 6))
    expect(frames).toHaveLength(1)
    await page.reload()
    await visitor.seesAccount()
  })
})

/**
 * Serves a stand-in for the frame in which WalletConnect attests the requesting page, and makes the page use it.
 * WalletConnect's own frame needs its servers. Call this after the fixture `relay`, which turns the frame off.
 * @returns URLs of the frames so far
 */
async function serveVerify(page: Page): Promise<readonly string[]> {
  const frames: string[] = []
  await page.route('https://verify.walletconnect.org/**', async (route) => {
    frames.push(route.request().url())
    await route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script>(${attest})()</script>`,
    })
  })
  await page.addInitScript(() => Reflect.deleteProperty(window, 'process'))
  return frames
}

/** Runs in the frame: sends the page an unsigned attestation. */
function attest() {
  const id = new URLSearchParams(location.search).get('id')
  const encode = (part: object) => btoa(JSON.stringify(part)).replace(/=/g, '')
  const parts = [encode({ alg: 'ES256', typ: 'JWT' }), encode({ id }), '']
  const attestation = parts.join('.')
  const message = { type: 'verify_attestation', attestation }
  parent.postMessage(JSON.stringify(message), '*')
}
