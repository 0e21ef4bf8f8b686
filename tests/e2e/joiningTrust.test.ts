import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { trusted } from '../fixtures/servers/siteFixtures'
import { test } from '../fixtures/test'

const key = `public-key="${trusted}"`

/** The release that the second element joins, the attributes of the first element, and whether the second is served. */
const cases = [
  [
    'joins another release, which was loaded without a key',
    'channel="canary"',
    false,
  ],
  [
    'joins another release, which was loaded with the key',
    `channel="canary" ${key}`,
    true,
  ],
  [
    'joins the same release, which was loaded without a key',
    'channel="stable"',
    true,
  ],
] as const

for (const [name, first, works] of cases)
  test(`a part of a page that demands a key ${name}: it ${works ? 'is served' : 'is refused, and the first part continues'}`, async ({
    page,
    world,
    site,
    expectedNoise,
  }) => {
    expectedNoise.push(/nothing verified the script of <wallet-dock>/)
    if (!works) expectedNoise.push(/runs on this page already/)
    const { projectId, rpcUrls } = world.hostSettings()
    const config = { appName: 'Shop', projectId, rpcUrls, ensRpcUrl: false }
    site.edit('canary', '1.1.0')
    const element = (id: string, how: string) =>
      `<wallet-dock id="${id}" ${how} url="${site.first.url}" config='${JSON.stringify(config)}'></wallet-dock>`
    const body = `<!doctype html>
<title>Shop</title>
<script type="module" src="${site.first.url}/host/element.js"></script>
${element('first', first)}`
    await writeFile(path.join(site.folder, 'parts.html'), body)
    await page.goto(`${site.second.url}/parts.html`)
    const button = (id: string) =>
      page.locator(`#${id}`).getByRole('button', { name: 'Connect wallet' })
    await expect(button('first')).toBeEnabled()
    await page.evaluate(
      (html) => document.body.insertAdjacentHTML('beforeend', html),
      element('second', `channel="stable" ${key}`),
    )
    if (works) await expect(button('second')).toBeEnabled()
    else
      await expect(
        page.locator('#second').getByRole('button', { name: /Try again/ }),
      ).toBeVisible()
    await expect(button('first')).toBeEnabled()
  })
