import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { visitHost } from './models/HostPage'

test.use({ locale: 'de-DE' })

test('a page that only uses hooks shows dialogs and amounts in the visitor’s language', async ({
  page,
  serveHost,
}) => {
  const host = await visitHost(page, serveHost, 'thin', '?hooks')
  await host.says('disconnected')
  // The idle prefetch of the page must not decide the language, so let it finish first.
  await page.waitForLoadState('networkidle')
  await host.does('Wallet')
  const heading = host.dialogs.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Wallet verbinden')
  await host.choose()
  await host.says('connected')
  await expect(page.locator('#page p')).toHaveText(/^\d+(\.\d{3})?(,\d)? ETH$/)
  await host.does('Wallet')
  await expect(host.disconnect).toHaveText('Trennen')
})
