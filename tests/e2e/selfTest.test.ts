import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { close, listen } from '../../host-example/local/ports'
import type * as Kit from '../../src/host/load'
import type * as SelfTest from '../../src/host/selfTest'
import { underPolicy } from '../fixtures/pages/underPolicy'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { colorRules, seesNoViolation } from './models/seesNoViolation'
import { openSelfTest, selfTestNoise } from './models/selfTestPage'
import { plainNoise, visitPlain } from './models/visitPlain'

/** Rows of the guide's policy that together allow every origin of the contract. */
const everyFeature = [
  'a chain without `rpcUrls`',
  'phones, by WalletConnect',
  'ENS names',
  'ENS avatars',
  'a `nameService`',
  'Coinbase Wallet',
  'Safe, as a Safe app',
] as const

test.beforeEach(({ expectedNoise }) => {
  expectedNoise.push(...selfTestNoise)
})

test('the self-test shows the version, contract and mode, the owner of each library, the wallets found and the policy’s verdicts', async ({
  page,
  world,
}) => {
  const { version, contract } = await (
    await fetch(`${world.remote.url}/contract.json`)
  ).json()
  await underPolicy(page, world, everyFeature)
  const { verdict, card, trial } = await openSelfTest(page, world)
  await expect(verdict).toHaveText('Everything the wallet needs works here.')
  // The guide's policy allows every origin of the contract.
  await expect(trial(/asking .*(allowed|blocked)$/)).not.toHaveCount(0)
  await expect(trial(/blocked$/)).toHaveCount(0)
  const remote = card('The remote')
  for (const text of [version, contract, 'shared', world.remote.url])
    await expect(remote).toContainText(text)
  const copies = card('Shared copies')
  for (const copy of [
    /^19\..*, from the page$/,
    /^3\..*, from the page$/,
    /^5\..*, from the page$/,
  ])
    await expect(copies.getByText(copy).first()).toBeVisible()
  await expect(card('Wallets found')).toContainText('Test Wallet')
  for (const what of ['walletdock-host', 'scripts of', 'marks of wallets'])
    await expect(trial(what)).toContainText(/allowed$/)
})

test('the self-test tries each origin that the page’s policy blocks, and names it', {
  tag: '@engines',
}, async ({ page, world, expectedNoise }) => {
  expectedNoise.push(
    /Content Security Policy/i,
    /settings blocked the loading/,
    /Fetch API/,
  )
  await underPolicy(
    page,
    world,
    ["a nonce with `'strict-dynamic'`"],
    (policy) => ({
      ...policy,
      'connect-src': `'self' ${world.remote.url} wss://relay.walletconnect.org https://keys.coinbase.com`,
      'img-src': "'self'",
    }),
  )
  const { verdict, trial } = await openSelfTest(page, world)
  const { rpcUrls } = world.hostSettings()
  for (const origin of Object.values(rpcUrls)) {
    await expect(trial(`asking ${origin}`).last()).toContainText(/blocked$/)
    await expect(verdict).toContainText(`asking ${origin}`)
  }
  await expect(verdict).toContainText('(connect-src) forbids asking')
  // An origin that only a feature needs is reported, but does not fail a page without that feature.
  for (const [origin, said] of [
    ['wss://relay.walletconnect.org', /allowed$/],
    ['https://rpc.walletconnect.org', /blocked$/],
    ['https://keys.coinbase.com', /allowed$/],
    ['wss://www.walletlink.org', /blocked$/],
    ['https://safe-client.safe.global', /blocked$/],
  ] as const)
    await expect(trial(`asking ${origin}`)).toContainText(said)
  await expect(verdict).not.toContainText('WalletConnect')
  await expect(verdict).toContainText('(img-src) forbids marks of wallets')
  for (const what of [`asking ${world.remote.url}`, 'scripts of'])
    await expect(trial(what)).toContainText(/allowed$/)
})

test('a report-only policy blocks nothing', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(/report-only/i)
  world.host.rewrite(/^\/self-test$/, (text) => ({
    text,
    headers: {
      'content-security-policy-report-only': "default-src 'none'",
    },
  }))
  const { verdict } = await openSelfTest(page, world)
  await expect(verdict).toHaveText('Everything the wallet needs works here.')
})

test('the self-test sends requests to no server but the remote, and does not change the page', async ({
  page,
  world,
}) => {
  const asked: string[] = []
  const server = createServer((request) => void asked.push(`${request.url}`))
  const url = await listen(server, 0)
  world.changeSettings({ nameService: { url, apiKey: 'none' } })
  const { trial } = await openSelfTest(page, world)
  await expect(trial(`asking ${url}`)).toContainText(/allowed$/)
  expect(await page.locator('iframe').count()).toBe(0)
  expect(await page.evaluate(() => window.testWallet?.asked)).toEqual([])
  await comeToQuiet(page, world)
  expect(asked).toEqual([])
  await close(server)
})

test('a remote that fails to load is reported with its reason, and the self-test can run again', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/)
  world.remote.fault('/contract.json', 'missing')
  const { verdict, card } = await openSelfTest(page, world)
  await expect(verdict).toContainText('contract.json answered 404')
  world.remote.heal()
  await page.getByRole('button', { name: 'Run again' }).click()
  await expect(verdict).toHaveText('Everything the wallet needs works here.')
  await expect(card('The remote')).toContainText('shared')
})

test('the self-test’s report can be copied as text', async ({
  page,
  context,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSelfTest(page, world)
  const copy = page.getByRole('button', { name: 'Copy report' })
  await copy.click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(copy).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain(`Walletdock self-test of ${world.host.url}`)
  expect(text).toMatch(/^Mode: shared\. /m)
  expect(text).toMatch(/^- react 19\.\d+\.\d+, from the page$/m)
  expect(text).toMatch(/^Wallets found: Test Wallet$/m)
  expect(text).toMatch(/^- allowed: asking \S+ \(connect-src\)$/m)
})

test('the self-test of a page without React runs with its own kit, and every library is Walletdock’s own', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  await visitPlain(page, world)
  const report = await page.evaluate(async (url) => {
    const kit: typeof Kit = await import(`${url}/host/load.js`)
    const test: typeof SelfTest = await import(`${url}/host/selfTest.js`)
    return test.selfTest(kit.loadWalletdock, { url })
  }, world.remote.url)
  expect(report.remote).toMatchObject({ ok: true, mode: 'isolated' })
  expect(report.copies).toContainEqual({
    library: 'react',
    version: expect.stringMatching(/^19\./),
    whose: 'walletdock',
    isInUse: true,
  })
  expect(report.copies).toContainEqual({
    library: 'wagmi',
    whose: 'walletdock',
    isInUse: false,
  })
})

test('the self-test is accessible and fits narrow windows, light and dark', async ({
  page,
  world,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { verdict } = await openSelfTest(page, world)
  // The self-test has removed its frames by then.
  await expect(verdict).toHaveText('Everything the wallet needs works here.')
  for (const viewport of [page.viewportSize(), { width: 320, height: 640 }]) {
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: 'light' })
    await seesNoViolation(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await seesNoViolation(page, colorRules)
  }
  const overflow = () =>
    document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
})
