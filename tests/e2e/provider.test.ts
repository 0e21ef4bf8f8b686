import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import { freePort } from '../../host-example/local/ports'
import type { StaticServer } from '../../host-example/local/staticServer'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { recipeFor } from '../fixtures/project/recipe'
import { littleHostSettings } from '../fixtures/servers/littleHostSettings'
import { test } from '../fixtures/test'
import { withBatches } from '../fixtures/wallets/withBatches'
import { builtHost } from '../hosts/builtHost'

const actions = ['message', 'typed', 'send', 'batch', 'switch']

/** The provider of a React page, or of a page with the element. Host code reads it in one line. */
const providerOf = `const provider = window.getProvider?.() ?? document.querySelector('wallet-dock').wallet.provider;`

async function run<Result>(page: Page, code: string): Promise<Result> {
  return page.evaluate(`(async () => { ${providerOf} ${code} })()`)
}

/** Connects with each library through our dialog, and takes each action with it. */
async function actWithAll(page: Page) {
  const script = path.join(await builtHost('libraries'), 'libraries.js')
  await page.addScriptTag({ content: readFileSync(script, 'utf8') })
  const visitor = new WalletPage(page)
  await visitor.connectButton.waitFor()
  const names = await run<string[]>(page, 'return libraries.names')
  expect(names.length).toBe(6)
  for (const name of names)
    await test.step(name, async () => {
      const connecting = run(
        page,
        `return libraries.start(${JSON.stringify(name)}, provider)`,
      )
      await visitor.dialog('connect').waitFor()
      await visitor.choose()
      expect(String(await connecting).toLowerCase()).toBe(
        testAddress.toLowerCase(),
      )
      for (const action of actions)
        expect([
          action,
          await run(
            page,
            `return libraries.act('${action}', provider, '${testAddress}')`,
          ),
        ]).toEqual([action, true])
      // The wallet returns to the first chain, and the next library connects from the start.
      await run(
        page,
        `await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] });
        await provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })`,
      )
      await visitor.connectButton.waitFor()
    })
}

/** The hosts that a static server serves, with the path of the page. */
const pages = [
  ['React 19', 'thin', ''],
  ['React 18', 'react18', ''],
  ['a page with wagmi 2', 'wagmi2', ''],
  ['plain HTML', 'element', ''],
  ['jQuery', 'frameworks', '/jquery.html'],
  ['Vue', 'frameworks', '/vue.html'],
  ['Svelte', 'frameworks', '/svelte.html'],
  ['Solid', 'frameworks', '/solid.html'],
  ['Angular', 'frameworks', '/angular.html'],
] as const

// The default mode builds each host once.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(withBatches)
})

for (const [name, host, where] of pages)
  test(`${name}: each library connects, signs, sends and switches through the provider`, async ({
    page,
    serveHost,
  }) => {
    const { url } = await serveHost(host)
    await page.goto(url + where)
    await actWithAll(page)
  })

test('a page with `remotes`: each library connects, signs, sends and switches through the provider', async ({
  page,
  world,
  site,
  serveHost,
}) => {
  world.changeSettings({ remoteUrl: site.first.url })
  const host: StaticServer = await serveHost('both-ways')
  host.rewrite(/\.js$/, (text) => ({
    text: text.replaceAll('http://wallet.example', site.first.url),
    headers: {},
  }))
  await page.goto(host.url)
  await page.addScriptTag({ url: '/remotes.js' })
  await page.evaluate(() => window.startPart?.remotes?.())
  await actWithAll(page)
})

test('Next: each library connects, signs, sends and switches through the provider', async ({
  page,
  site,
  world,
  prepareRecipe,
}) => {
  const { commands, files } = recipeFor('React with Next')
  const { 'proxy.js': _, ...needed } = files
  const folder = await prepareRecipe({ commands, files: needed })
  const { config } = littleHostSettings(world)
  await folder.write({
    'app/element/page.jsx': `'use client'
import 'walletdock/host/element/react'
const config = JSON.stringify(${JSON.stringify(config)})
export default () => <wallet-dock url="${site.first.url}" config={config} />`,
  })
  await folder.run('npx next build')
  const port = await freePort()
  const url = await folder.serve(`npx next start --port ${port}`)
  await page.goto(`${url}/element`)
  await actWithAll(page)
})
