import { expect } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { iPhone, test } from './test'
import { ours, type Visitor } from './Visitor'

// WebKit opens windows and apps, and writes to the clipboard, only in a tap and for a second after it.

/** Waits until the page has loaded everything that it prefetches. */
async function comesToQuiet({ remote }: World) {
  let count = -1
  const hasLoaded = () => {
    const before = count
    count = remote.requests.length
    return count === before && !remote.isAnswering()
  }
  await expect.poll(hasLoaded, { intervals: [1500] }).toBe(true)
}

/** Sends a transaction by a tap on the sample host. */
const send = (visitor: Visitor) => visitor.taps('button', 'Send the request')

test('a phone connects by a copied code, signs what the page sends, and stays connected after a reload', async ({
  visitor,
  world,
  phone,
}) => {
  await visitor.driver.get(`${world.host.url}/?developer`)
  await visitor.taps(ours('connect-button'))
  await visitor.taps(ours('wallet-rainbow'))
  await phone.scan(await visitor.copies(`dialog button`, 'Copy'))
  await visitor.seesAccount()
  await send(visitor)
  await expect.poll(() => phone.requests).toContain('eth_sendTransaction')
  await visitor.driver.navigate().refresh()
  await visitor.seesAccount()
})

test.describe('on a phone', () => {
  test.use({ userAgent: iPhone })

  test('a tap on MetaMask opens its app with a code, and the tap that sends a transaction opens it again', async ({
    visitor,
    world,
    phone,
  }) => {
    await visitor.driver.get(`${world.host.url}/?developer`)
    await visitor.taps(ours('connect-button'))
    const metaMask = `${ours('wallet-metaMask')}[data-opens=app]`
    await visitor.taps(metaMask)
    const link = new URL(await visitor.seesWindow())
    expect(link.origin + link.pathname).toBe('https://metamask.app.link/wc')
    await phone.scan(link.searchParams.get('uri') ?? '')
    await visitor.seesAccount()
    await comesToQuiet(world)
    await send(visitor)
    expect(await visitor.seesWindow()).toMatch(/^https:\/\/metamask\.app\.link/)
    await expect.poll(() => phone.requests).toContain('eth_sendTransaction')
  })
})

test('the tap on Coinbase opens its window, because its SDK loads when a pointer comes near', async ({
  visitor,
  world,
}) => {
  const { driver } = visitor
  await driver.get(world.host.url)
  await visitor.taps(ours('connect-button'))
  const origin = await visitor.sees(ours('wallet-coinbase'))
  await driver.actions().move({ origin }).perform()
  await comesToQuiet(world)
  // From now on, no chunk can be fetched.
  world.remote.fault(/^\/chunks\//, 'hang')
  await visitor.taps(ours('wallet-coinbase'))
  expect(await visitor.seesWindow()).toMatch(/^https:\/\/keys\.coinbase\.com/)
})

test('a window that WebKit blocks, because Coinbase’s SDK came late, is reported and opens with the next tap', async ({
  visitor,
  world,
}) => {
  const { driver } = visitor
  await driver.get(world.host.url)
  await visitor.taps(ours('connect-button'))
  await visitor.sees(ours('wallet-coinbase'))
  await comesToQuiet(world)
  world.remote.fault(/^\/chunks\//, 'held')
  await visitor.taps(ours('wallet-coinbase'))
  const isTapOver = 'return !navigator.userActivation.isActive'
  await expect.poll(() => driver.executeScript(isTapOver)).toBe(true)
  world.remote.heal()
  await visitor.sees('dialog', 'allow pop-ups for this page')
  await visitor.taps(ours('retry'))
  expect(await visitor.seesWindow()).toMatch(/^https:\/\/keys\.coinbase\.com/)
})
