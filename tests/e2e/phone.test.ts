import { expect } from '@playwright/test'
import { test } from '../parts/phoneTest'
import { visitShop } from './models/visit'

// An iPhone, as far as a page can tell.
test.use({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

test('on a phone the wallet is opened by a tap on a link that carries the code', async ({
  page,
  world,
  phone,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose('rainbow')
  const link = page.getByTestId('wd-open-wallet')
  await expect(link).toHaveText('Open Rainbow')
  const uri = await visitor.readCode()
  await expect(link).toHaveAttribute(
    'href',
    `rainbow://wc?uri=${encodeURIComponent(uri)}`,
  )
  await phone.scan(uri)
  await visitor.seesAccount()
})

test('a wallet that did not open can be had from the store', async ({
  page,
  world,
  relay: _relay,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose('rainbow')
  await page.getByTestId('wd-open-wallet').tap()
  await expect(page.getByTestId('wd-get-app')).toHaveAttribute(
    'href',
    /apps\.apple\.com/,
  )
})

test('MetaMask is opened by its own link, with the code encoded', async ({
  page,
  world,
  relay: _relay,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose('metaMask')
  await expect(page.getByTestId('wd-open-wallet')).toHaveAttribute(
    'href',
    /^https:\/\/metamask\.app\.link\/wc\?uri=wc%3A/,
  )
})
