import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { visitThin } from '../fixtures/pages/visit'
import { WalletPage } from '../fixtures/pages/WalletPage'
import type { ReleaseSite } from '../fixtures/servers/releaseSite'
import { test } from '../fixtures/test'
import { given, works } from './models/follow'

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
  test(`${way} at the root of a site gets the stable release, a canary, a rollback, its host’s deploy configuration, and no wallet once it is turned off, without a new build of the page`, async ({
    page,
    world,
    site,
    expectedNoise,
  }) => {
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
