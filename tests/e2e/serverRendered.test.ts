import { expect, type Locator, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import type { StaticServer } from '../../host-example/local/staticServer'
import {
  nothingIsRefused,
  servedPolicy,
  watchViolations,
} from '../fixtures/pages/underPolicy'
import { watchLayout } from '../fixtures/pages/watchLayout'
import { guidePolicy } from '../fixtures/project/guidePolicy'
import { test } from '../fixtures/test'

/** Serves the page under the guide's policy, without any styles. */
function forbidStyles(server: StaticServer, world: World) {
  const policy = servedPolicy(guidePolicy(['no stylesheet']), world)
  server.addHeaders(/^\/$/, { 'content-security-policy': policy })
}

/** Returns the position, size and colour of an element. */
function lookOf(thing: Locator) {
  return thing.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const { backgroundColor } = getComputedStyle(element)
    return { x, y, width, height, backgroundColor }
  })
}

/** Returns the height, edges and font of an element. */
function styleOf(thing: Locator) {
  return thing.evaluate((element) => {
    const { height, borderRadius, fontWeight, fontSize, ...all } =
      getComputedStyle(element)
    // The retry has no border, but a larger padding instead.
    const inset =
      Number.parseFloat(all.paddingInlineStart) +
      Number.parseFloat(all.borderInlineStartWidth)
    return { height, borderRadius, fontWeight, fontSize, inset }
  })
}

type Look = Awaited<ReturnType<typeof lookOf>>

/** Allows less than a pixel up or down, which nobody sees, because browsers round lines of text. */
const same = (look: Look) => ({ ...look, y: expect.closeTo(look.y, -0.3) })

/** Holds matching responses until they are released. */
async function holdBack(page: Page, files: string | RegExp) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test('under style-src none, the server’s button has the position, size and colour of the real button, and nothing moves when the real button replaces it', async ({
  page,
  world,
  serveHost,
}) => {
  const server = await serveHost('server')
  forbidStyles(server, world)
  const violations = await watchViolations(page)
  await watchLayout(page)
  const runScripts = await holdBack(page, `${server.url}/main.js`)
  const load = await holdBack(page, /contract\.json/)
  await page.goto(server.url, { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Connect wallet' })
  await expect(button).toBeDisabled()
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  const drawn = await lookOf(button)
  const basket = page.getByRole('link', { name: 'Basket' })
  const apples = page.getByText('Apples')
  const beside = await lookOf(basket)
  const below = await lookOf(apples)

  runScripts()
  await expect(button).toHaveCSS('display', 'inline-block')
  expect(await lookOf(button)).toEqual(same(drawn))
  load()
  await expect(page.getByTestId('wd-connect-button')).toBeVisible()
  expect(await lookOf(button)).toEqual(same(drawn))
  expect(await lookOf(basket)).toEqual(same(beside))
  expect(await lookOf(apples)).toEqual(same(below))
  expect(drawn.height).toBe(40)
  expect(await page.evaluate(() => window.layoutShift)).toBe(0)
  nothingIsRefused(violations)
})

test('under style-src none, the retry that replaces the server’s button is styled and has the same height', async ({
  page,
  world,
  serveHost,
  expectedNoise,
}) => {
  expectedNoise.push(/404|LoadFailure/)
  const server = await serveHost('server')
  forbidStyles(server, world)
  const violations = await watchViolations(page)
  world.remote.fault(/contract\.json/, 'missing')
  await page.goto(server.url)
  const retry = page.getByRole('button', { name: /Try again/ })
  await expect(retry).toBeEnabled()
  const styled = await styleOf(retry)
  world.remote.heal()
  await retry.click()
  const button = page.getByTestId('wd-connect-button')
  await expect(button).toBeVisible()
  expect(styled).toEqual(await styleOf(button))
  nothingIsRefused(violations)
})
