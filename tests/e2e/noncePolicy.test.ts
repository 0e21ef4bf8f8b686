import { expect } from '@playwright/test'
import { visitShop, visitThin } from '../fixtures/pages/visit'
import { connectPhone, phoneAddress } from '../fixtures/relay/phoneFixtures'
import { test } from '../fixtures/test'
import { nothingIsRefused, underNonce } from './models/noncePage'
import { wholeJourney } from './models/wholeJourney'

test('where nothing is allowed but what a nonce brings, no style, and what the privacy manifest lists is asked, the whole journey violates nothing [D14]', async ({
  page,
  world,
}) => {
  await underNonce(page, world)
  const visitor = await visitShop(page, world)
  await wholeJourney(visitor)
  await nothingIsRefused(page, world)
  expect(await page.locator('style').count()).toBe(0)
})

test('a session is resumed under the same policy, with another nonce [D14]', async ({
  page,
  world,
}) => {
  await underNonce(page, world)
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await page.reload()
  await visitor.seesAccount()
  await nothingIsRefused(page, world)
})

test('without strict-dynamic every script of ours carries the nonce of the page’s own [D14]', async ({
  page,
  world,
}) => {
  await underNonce(page, world, (policy, nonce) => ({
    ...policy,
    'script-src': `'nonce-${nonce}'`,
  }))
  const visitor = await visitThin(page, world)
  await visitor.connect()
  await visitor.openAccount()
  await nothingIsRefused(page, world)
})

test('a phone scans the code under the same policy [D14]', async ({
  page,
  world,
  phone,
}) => {
  await underNonce(page, world)
  const visitor = await visitShop(page, world)
  await connectPhone(visitor, phone, 'walletConnect')
  await expect(visitor.accountButton).toContainText(phoneAddress.slice(0, 6))
  await nothingIsRefused(page, world)
})

for (const [what, directive, allowed, told] of [
  ['asking the remote', 'connect-src', "'self'", /contract\.json.*connect-src/],
  ['its scripts', 'script-src', "'self'", /\.js: allow it in script-src-elem/],
  [
    'the kit’s policy for trusted types',
    'trusted-types',
    'host-example walletdock',
    /forbids walletdock-host: allow it in trusted-types/,
  ],
  [
    'the remote’s policy for trusted types',
    'trusted-types',
    'host-example walletdock-host',
    /forbids walletdock: allow it in trusted-types/,
  ],
] as const)
  test(`a policy that forbids ${what} is told as that, and the page lives [D14]`, async ({
    page,
    world,
    expectedNoise,
  }) => {
    // The browser tells of each refusal, and reports it where nothing listens.
    expectedNoise.push(/Content Security Policy/i, /404/)
    expectedNoise.push(/Fetch API|requires 'TrustedScriptURL'|LoadFailure/)
    // What was fetched ahead never runs.
    expectedNoise.push(/preloaded using link preload but not used/)
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await underNonce(page, world, (policy) => ({
      ...policy,
      [directive]: allowed,
    }))
    await visitThin(page, world)
    const retry = page.getByRole('button', { name: /Couldn’t load/ })
    await expect(retry).toBeVisible()
    expect(lines.filter((line) => line.includes('LoadFailure'))).toEqual([
      expect.stringMatching(told),
    ])
    await expect.poll(() => world.host.asked).toContain('/violations')
  })
