import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { startStaticServer } from '../../host-example/local/staticServer'
import { visitThin } from '../fixtures/pages/visit'
import { WalletPage } from '../fixtures/pages/WalletPage'
import type { ReleaseSite } from '../fixtures/servers/releaseSite'
import { trusted } from '../fixtures/servers/siteFixtures'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { follow, given, works } from './models/follow'
import { plainNoise, visitPlain } from './models/visitPlain'

test('changed channels are rejected, so that the last good release continues, and a new visitor gets the fallback', {
  tag: '@engines',
}, async ({ page, world, site, expectedNoise }) => {
  expectedNoise.push(/is not signed with a key/)
  // Firefox's driver does not report more about an error that was logged to the console.
  expectedNoise.push(/^console.error: Error$/)
  const visitor = await follow(page, world, site, { publicKey: trusted })
  await works(visitor)
  site.write({ channels: { stable: '1.1.0' } })
  await page.reload()
  await works(visitor)
  expect(new Set(given(site.first))).toEqual(new Set(['1.0.0']))
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.getByRole('button', { name: /Try again/ }).waitFor()
})

/** Opens a page that only names the root of the site, without a channel. */
type Open = (page: Page, world: World, site: ReleaseSite) => Promise<WalletPage>

const openKit: Open = (page, world, site) => {
  world.changeSettings({ remoteUrl: site.first.url })
  return visitThin(page, world)
}

const openElement: Open = async (page, world, site) => {
  const { projectId, rpcUrls } = world.hostSettings()
  const config = { appName: 'Shop', projectId, rpcUrls, ensRpcUrl: false }
  const body = `<!doctype html>
<title>Shop</title>
<script type="module" src="${site.first.url}/host/element.js"></script>
<wallet-dock config='${JSON.stringify(config)}'></wallet-dock>`
  // A page that a test fulfils itself may not request files of this machine, so a server sends the page.
  await writeFile(path.join(site.folder, 'plain.html'), body)
  await page.goto(`${site.second.url}/plain.html`)
  return new WalletPage(page)
}

const ways = { 'the host kit': openKit, '<wallet-dock>': openElement }

for (const [way, open] of Object.entries(ways))
  test(`${way} at the root of a site gets the stable release, a canary, a rollback, its host’s deploy configuration, and no wallet once it is turned off, without a new build of the page`, {
    tag: way === 'the host kit' ? '@journey' : [],
  }, async ({ page, world, site, expectedNoise }) => {
    expectedNoise.push(/has turned the wallet off/)
    await works(await open(page, world, site))
    expect(given(site.first)).toEqual(['1.0.0'])
    site.edit('canary', '1.1.0', '0', '127.0.0.1')
    await works(await open(page, world, site))
    expect(given(site.first)).toEqual(['1.0.0', '1.1.0'])
    site.edit('canary-off')
    site.edit(
      'config',
      '127.0.0.1',
      '{"messages":{"en":{"button":{"connect":"Join"}}}}',
    )
    site.first.heal()
    const visitor = await open(page, world, site)
    await expect(visitor.connectButton).toHaveText('Join')
    expect(given(site.first)).not.toContain('1.1.0')
    site.edit('disable', 'A fault in signing')
    await open(page, world, site)
    const retry = page.getByRole('button', { name: /Try again/ })
    await expect(retry).toBeVisible()
    site.edit('enable')
    await retry.click()
    await works(visitor)
  })

/** Headers that servers of static files send if their owner sets none. */
const hosts = {
  'Netlify, Vercel and Cloudflare Pages': {
    caching: 'public, max-age=0, must-revalidate',
    hasTags: true,
  },
  'a server that sends nothing about caches': { caching: '', hasTags: false },
} as const

for (const [host, { caching, hasTags }] of Object.entries(hosts))
  test(`with the headers of ${host}, each script of a first visit is downloaded once`, async ({
    page,
    world,
    site,
  }) => {
    const server = await startStaticServer({
      folder: site.folder,
      hasTags,
    })
    server.addHeaders(/./, { 'cache-control': caching })
    const visitor = await follow(page, world, { ...site, first: server })
    await works(visitor)
    await visitor.connect()
    await visitor.openAccount()
    await comeToQuiet(page, { remote: server, host: world.host })
    // An open page would report a request that fails because the server has stopped.
    await page.close()
    await server.stop()
    const scripts = server.sent.filter((path) => path.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(10)
    expect(scripts.toSorted()).toEqual([...new Set(scripts)].sort())
  })

test('on a page without React, imports that need a script at the same time share its download, even if no cache may keep it', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  world.remote.addHeaders(/./, { 'cache-control': 'no-cache' })
  const { connectButton } = await visitPlain(page, world)
  await expect(connectButton).toBeVisible()
  const scripts = world.remote.sent.filter((path) => path.includes('/chunks/'))
  expect(scripts.join()).toContain('/react.')
  const counts = scripts.map(
    (path) => scripts.filter((one) => one === path).length,
  )
  // The server gives no validators, so a script's element downloads again what was fetched ahead.
  expect(Math.max(...counts)).toBeLessThanOrEqual(2)
})
