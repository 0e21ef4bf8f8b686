import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import { freePort } from '../../host-example/local/ports'
import { saveData } from '../fixtures/pages/saveData'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { sectionOf } from '../fixtures/project/guides'
import { recipeFor } from '../fixtures/project/recipe'
import { littleHostSettings } from '../fixtures/servers/littleHostSettings'
import { test } from '../fixtures/test'
import { withBatches } from '../fixtures/wallets/withBatches'
import { builtHost } from '../hosts/builtHost'
import { scriptsWith } from './models/scriptsWith'

const actions = ['message', 'typed', 'send', 'batch', 'switch']

/** The line of the guide with which a kind of page reads the provider. */
function lineOf(kind: string): string {
  const table = sectionOf('read-and-act', 'Act with any library')
  const line = table.split(`\n| ${kind} | \``)[1]?.split('`')[0]
  if (!line) throw new Error(`The guide has no line for ${kind}.`)
  return line
}

/** The provider of a React page, or of a page with the element. */
const providerOf = `const element = document.querySelector('wallet-dock');
  const provider = window.getProvider?.() ?? ${lineOf('`<wallet-dock>`, in HTML or a framework')};`

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
  const host = await serveHost('both-ways', site.first.url)
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
    'app/act/page.jsx': `'use client'
import { loadWalletdock, WalletdockBoundary } from 'walletdock/host'
const load = () => loadWalletdock({ url: '${site.first.url}' })
function Header({ ConnectButton, useWallet }) {
  ${lineOf('React')}
  window.getProvider = () => provider
  return <ConnectButton />
}
export default () => (
  <WalletdockBoundary load={load} config={${JSON.stringify(config)}}>
    {(parts) => <Header {...parts} />}
  </WalletdockBoundary>
)`,
  })
  await folder.run('npx next build')
  const port = await freePort()
  const url = await folder.serve(`npx next start --port ${port}`)
  await page.goto(`${url}/act`)
  await actWithAll(page)
})

test('the provider is downloaded when the page reads it, and the engine when a request needs it', async ({
  page,
  serveHost,
  expectedNoise,
}) => {
  const requested = new Set<string>()
  const scripts = {
    provider: scriptsWith('src/features/provider/part.ts'),
    engine: scriptsWith('src/wallet/engine/createEngine.ts'),
  }
  const has = (name: keyof typeof scripts) =>
    [...requested].some((file) => scripts[name].test(file))
  page.on('request', (request) => requested.add(request.url()))
  // The prefetch of an idle page must not hide what a request loads.
  await saveData(page)
  const { url } = await serveHost('element')
  await page.goto(url)
  await new WalletPage(page).connectButton.waitFor()
  expect([has('provider'), has('engine')]).toEqual([false, false])
  const ask = (method: string) =>
    run(page, `return provider.request({ method: '${method}' })`)
  expect(await ask('eth_accounts')).toEqual([])
  expect(await ask('eth_chainId')).toBe('0x2105')
  expect([has('provider'), has('engine')]).toEqual([true, false])

  expectedNoise.push(/Failed to load resource|ERR_FAILED/)
  await page.route(scripts.engine, (route) => route.abort())
  const code = `try { return await provider.request({ method: 'eth_blockNumber' }) } catch ({ code, data }) { return [code, data.class] }`
  expect(await run(page, code)).toEqual([4900, 'sdk-missing'])
  await page.unroute(scripts.engine)
  expect(await run(page, code)).toMatch(/^0x/)
})
