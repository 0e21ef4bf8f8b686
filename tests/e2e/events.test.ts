import { expect } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import type * as Kit from '../../src/host/load'
import type * as Observer from '../../src/host/observe'
import { visitShop, walletAnswers } from '../fixtures/pages/visit'
import { testWalletId } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { heardEvents, heardTypes } from './models/heardEvents'
import { plainNoise, visitPlain } from './models/visitPlain'
import { wholeJourney } from './models/wholeJourney'

const wallet = testWalletId
const took = { tookMs: expect.any(Number) }

test('a host receives the events of the whole journey in order, with times and one trace, and without personal data', async ({
  page,
  world,
}) => {
  await wholeJourney(await visitShop(page, world))
  const heard = await heardEvents(page)
  const { version, contract } = await (
    await fetch(`${world.remote.url}/contract.json`)
  ).json()
  expect(heard.map(({ atMs: _, trace: __, ...event }) => event)).toEqual([
    { type: 'loaded', version, contract, mode: 'shared', ...took },
    { type: 'dialog-opened', dialog: 'connect', ...took },
    { type: 'connect-started', wallet },
    { type: 'connect-succeeded', wallet, chainId: 8453, ...took },
    { type: 'dialog-opened', dialog: 'account', ...took },
    { type: 'dialog-opened', dialog: 'network', ...took },
    { type: 'switched', wallet, chainId: 10, ...took },
    { type: 'dialog-opened', dialog: 'account', ...took },
    { type: 'disconnected', wallet, ...took },
  ])
  expect(new Set(heard.map(({ trace }) => trace)).size).toBe(1)
  const times = heard.map(({ atMs }) => atMs)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  const said = JSON.stringify(heard).toLowerCase()
  for (const personal of [testAddress.slice(2), 'ada', 'eth"', '10,000'])
    expect(said).not.toContain(personal.toLowerCase())
})

test('a wallet’s rejection is reported as rejected, and its later approval as a success', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await walletAnswers(page, 'reject')
  await visitor.openConnect()
  await visitor.choose()
  await expect(visitor.retry).toBeVisible()
  await walletAnswers(page, 'approve')
  await visitor.retry.click()
  await visitor.seesAccount()
  expect((await heardEvents(page)).slice(2)).toMatchObject([
    { type: 'connect-started', wallet },
    { type: 'connect-failed', wallet, class: 'rejected', code: 4001, ...took },
    { type: 'connect-started', wallet },
    { type: 'connect-succeeded', wallet, ...took },
  ])
})

test('a visitor who closes a pending prompt is reported as abandoned, and a restored session as resumed', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await walletAnswers(page, 'silent')
  await visitor.openConnect()
  await visitor.choose()
  await expect.poll(() => heardTypes(page)).toContain('connect-started')
  await visitor.close.click()
  await expect
    .poll(async () => (await heardEvents(page)).at(-1))
    .toMatchObject({ type: 'connect-failed', class: 'abandoned' })
  await walletAnswers(page, 'approve')
  await visitor.connect()
  await page.reload()
  await visitor.seesAccount()
  await expect.poll(() => heardTypes(page)).toEqual(['loaded', 'resumed'])
})

test('a remote that fails to load causes one fallback event, and the retry counts as a new load', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/)
  world.remote.fault('/contract.json', 'missing')
  const visitor = await visitShop(page, world)
  const retry = page
    .locator('header')
    .getByRole('button', { name: /try again/i })
    .and(page.locator(':enabled'))
  await expect(retry).toBeVisible()
  await expect.poll(() => heardTypes(page)).toEqual(['fallback'])
  world.remote.heal()
  await retry.click()
  await expect(visitor.connectButton).toBeVisible()
  await expect.poll(() => heardTypes(page)).toEqual(['fallback', 'loaded'])
  const [first, second] = await heardEvents(page)
  expect(first).toMatchObject({ reason: 'unreachable', ...took })
  expect(second?.trace).not.toBe(first?.trace)
})

test('a listener that throws is reported as uncaught and has no other effect, and pages without React get the same events', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise, /uncaught: the listener’s own mistake/)
  const visitor = await visitPlain(page, world)
  await page.evaluate(async (url) => {
    const kit: typeof Kit = await import(`${url}/host/load.js`)
    const { observe }: typeof Observer = await import(`${url}/host/observe.js`)
    const { load } = observe(kit.loadWalletdock, (event) => {
      performance.mark(`walletdock ${event.type}`, { detail: event })
      throw new Error('the listener’s own mistake')
    })
    await load({ url })
  }, world.remote.url)
  await visitor.connect()
  expect(await heardTypes(page)).toEqual([
    'loaded',
    'dialog-opened',
    'connect-started',
    'connect-succeeded',
  ])
  const [loaded] = await heardEvents(page)
  expect(loaded).toMatchObject({ mode: 'isolated' })
})
