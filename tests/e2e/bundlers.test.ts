import { expect } from '@playwright/test'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { littleHostSettings } from '../fixtures/servers/littleHostSettings'
import { test } from '../fixtures/test'

/** Names of the bundlers, by the folder that `tests/hosts/bundlers/bundle.mjs` writes. */
const bundlers = {
  webpack: 'webpack',
  'webpack-5.108': 'webpack 5.108',
  rspack: 'rspack',
  vite: 'Vite',
  'esbuild-esm': 'esbuild, a module',
  'esbuild-iife': 'esbuild, a classic script',
} as const

test('each bundler builds a page with the package’s element, which waits for its config, reports a missing url, and connects', async ({
  page,
  world,
  serveHost,
}) => {
  const { remoteUrl, config } = littleHostSettings(world)
  const { url } = await serveHost('bundlers')
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith(url) && request.url().endsWith('.js'))
      scripts.add(request.url())
  })
  for (const [folder, bundler] of Object.entries(bundlers))
    await test.step(bundler, async () => {
      await page.goto(`${url}/${folder}/index.html`)
      const dock = page.locator('wallet-dock')
      await expect(page.getByRole('button')).toHaveText('Connect wallet')
      await expect(dock).not.toHaveAttribute('title')
      await dock.evaluate((element) => Object.assign(element, { config: {} }))
      await expect(dock).toHaveAttribute(
        'title',
        /^invalid-options: `url` is empty\. Set it to the URL of the remote\./,
      )
      await dock.evaluate(
        (element, options) => Object.assign(element, options),
        { url: remoteUrl, config },
      )
      await new WalletPage(page).connect()
      await page.evaluate(() => localStorage.clear())
    })
  // Some bundlers replace `import.meta.url` with a path on the machine that builds the page.
  expect(scripts.size).toBeGreaterThan(Object.keys(bundlers).length)
  for (const script of scripts)
    expect(await (await fetch(script)).text()).not.toContain('file:///')
})
