import { expect } from '@playwright/test'
import { underPolicy } from '../fixtures/pages/underPolicy'
import { test } from '../fixtures/test'
import { colorRules, seesNoViolation } from './models/seesNoViolation'
import { openSelfTest, selfTestNoise } from './models/selfTestPage'

test.beforeEach(({ expectedNoise }) => {
  expectedNoise.push(...selfTestNoise)
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
    await expect(trial(`requests to ${origin}`).last()).toContainText(
      /blocked$/,
    )
    await expect(verdict).toContainText(`requests to ${origin}`)
  }
  await expect(verdict).toContainText('(connect-src) blocks requests to')
  // An origin that only a feature needs is reported, but does not fail a page without that feature.
  for (const [origin, said] of [
    ['wss://relay.walletconnect.org', /allowed$/],
    ['https://rpc.walletconnect.org', /blocked$/],
    ['https://keys.coinbase.com', /allowed$/],
    ['wss://www.walletlink.org', /blocked$/],
    ['https://safe-client.safe.global', /blocked$/],
  ] as const)
    await expect(trial(`requests to ${origin}`)).toContainText(said)
  await expect(verdict).not.toContainText('WalletConnect')
  await expect(verdict).toContainText('(img-src) blocks icons of wallets')
  for (const what of [`requests to ${world.remote.url}`, 'scripts of'])
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
