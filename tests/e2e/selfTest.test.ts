import { expect } from '@playwright/test'
import { copiedBy } from '../fixtures/pages/copiedBy'
import { underPolicy } from '../fixtures/pages/underPolicy'
import { test } from '../fixtures/test'
import { colorRules, seesNoViolation } from './models/seesNoViolation'
import { openSelfTest, selfTestNoise } from './models/selfTestPage'

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
  const copy = page.getByRole('button', { name: 'Copy report' })
  const text = await copiedBy(page, () => copy.click())
  expect(text).toContain(`Walletdock self-test of ${world.host.url}`)
  expect(text).toMatch(/^Mode: shared\. /m)
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

test('a report-only policy blocks nothing, and the self-test is accessible and fits narrow windows, light and dark', async ({
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
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { verdict } = await openSelfTest(page, world)
  // The self-test has removed its frames by then.
  await expect(verdict).toHaveText('Everything the wallet needs works here.')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'light' })
  await seesNoViolation(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await seesNoViolation(page, colorRules)
  const overflow = () =>
    document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
})
