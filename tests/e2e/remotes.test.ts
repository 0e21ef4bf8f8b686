import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import {
  type StaticServer,
  startStaticServer,
} from '../../host-example/local/staticServer'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { readGuide } from '../fixtures/project/guides'
import type { ReleaseSite } from '../fixtures/servers/releaseSite'
import { test } from '../fixtures/test'
import { testWalletScript } from '../fixtures/wallets/testWalletScript'
import { buildHosts, serveHost } from '../hosts/remotes/buildHosts'
import {
  folderOf,
  nameOf,
  type RemotesHost,
  remotesHosts,
} from '../hosts/remotes/RemotesHost'
import { remotesGuide } from '../hosts/remotes/remotesGuide'
import { federated, given } from './models/follow'
import { librariesIn } from './models/scriptsWith'

/** Serves a host, and redirects its requests for the remote to a release site. */
async function openHost(
  host: RemotesHost,
  page: Page,
  world: World,
  site: ReleaseSite,
  isDown = () => false,
) {
  await page.route(`${remoteUrl}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return isDown()
      ? route.abort()
      : route.continue({ url: site.first.url + pathname })
  })
  const { projectId, rpcUrls } = world.hostSettings()
  const config = { appName: 'Host', projectId, rpcUrls, ensRpcUrl: false }
  await page.addInitScript(await testWalletScript(world))
  if (host.development === 'server') {
    await page.route('**/settings.json', (route) =>
      route.fulfill({ json: { config } }),
    )
    return serveHost(host, remoteUrl)
  }
  return startStaticServer({
    folder: path.join(folderOf(host), 'out'),
    answers: { '/settings.json': () => ({ config }) },
  })
}

/** Message in the console of a page that continues without a wallet. */
const noWallet = /Walletdock could not be loaded/

/**
 * Whether a page also opens while the remote's server answers with HTML, or does not answer, which takes 8 seconds. No
 * part of the remote runs then, so that the page's React cannot change the result. Development servers also serve
 * development builds.
 */
function isFaultyToo({ development, react }: RemotesHost): boolean {
  return development ? development === 'server' : react === 'newest'
}

/** The default mode runs the tests in one worker, which builds all hosts once. */
test.describe.configure({ mode: 'default' })

/** The hosts are built with this URL. The test redirects it to the remote, or aborts its requests. */
const remoteUrl = 'http://wallet.example'
const seen: RemotesHost[] = []

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const built = remotesHosts.filter((host) => host.development !== 'server')
  await buildHosts(built, remoteUrl)
})

for (const host of remotesHosts)
  test(`${nameOf(host)}, React ${host.react}, shares ${host.shares}: the page lives, and the wallet works or reports what to share`, async ({
    page,
    world,
    site,
    expectedNoise,
  }) => {
    expectedNoise.push(/Walletdock/, /ERR_FAILED/, /Federation Runtime/)
    // React's development build advertises its extension. Everything else that it reports fails the test.
    if (host.development) expectedNoise.push(/Download the React DevTools/)
    if (host.development === 'server')
      expectedNoise.push(
        /\[(rspack|webpack)-dev-server\] Server|\[HMR\]|\[vite\] connect/,
      )
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    let isDown = false
    const server = await openHost(host, page, world, site, () => isDown)
    const visitor = new WalletPage(page)
    const lives = async (kind: string) => {
      // A script that hangs delays the event `load`.
      await page.goto(`${server.url}/${kind}.html`, { waitUntil: 'commit' })
      await page.locator('#host').click()
      await expect(page.locator('#host')).toHaveText('Host 1')
    }
    // A page with `import` at the top stops if the remote does not load. Both kinds use the shared parts alike.
    const kinds =
      host.shares === 'all of React' ? ['static', 'lazy'] : ['static']
    for (const kind of kinds) {
      await lives(kind)
      // The second page restores the first one's session.
      if (kind === kinds[0]) await visitor.connect()
      await visitor.openAccount()
      await expect(page.locator('output')).toContainText('connected')
    }
    const isOwn = !sharesAll(host) || host.react === '18'
    const reason =
      host.react === '18'
        ? 'this page shares react 18.3.1, but Walletdock needs ^19'
        : 'Share `react`'
    expect(said.some((line) => line.includes(reason))).toBe(isOwn)
    expect(federated(site.first)).toEqual([])
    expect(given(site.first)).toContain('1.0.0')
    // A page whose React is used downloads no React from the remote.
    expect(downloaded(site.first).includes('react-dom')).toBe(isOwn)
    const livesAlone = async (kind: string, reason: RegExp) => {
      said.length = 0
      await lives(kind)
      await expect.poll(() => said.join('\n')).toMatch(reason)
      await expect(visitor.connectButton).toHaveCount(0)
    }
    isDown = true
    for (const kind of kinds) await livesAlone(kind, noWallet)
    isDown = false
    if (isFaultyToo(host)) {
      // Browsers report a page that is loaded as a script.
      expectedNoise.push(/Unexpected token '<'/)
      site.first.fault(/./, 'html')
      for (const kind of kinds) await livesAlone(kind, noWallet)
      site.first.fault(/./, 'hang')
      await livesAlone(
        'static',
        /could not be loaded[\s\S]* did not load within 8000 ms/,
      )
    }
    seen.push(host)
    await page.close()
    await server.stop()
  })

test('a page with `remotes` gets a canary, a rollback and the end of `disable` without a new build', async ({
  page,
  world,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/Walletdock/, /ERR_FAILED/, /Federation Runtime/)
  const host = remotesHosts[0]
  if (!host) throw new Error('There is no host.')
  const server = await openHost(host, page, world, site)
  const visitor = new WalletPage(page)
  const open = () => page.goto(`${server.url}/static.html`)
  const seen = async () => {
    await open()
    await expect(visitor.connectButton).toBeVisible()
    return given(site.first).at(-1)
  }
  expect(await seen()).toBe('1.0.0')
  site.edit('canary', '1.1.0', '0', '127.0.0.1')
  expect(await seen()).toBe('1.1.0')
  site.edit('canary-off')
  site.first.heal()
  await seen()
  expect(given(site.first)).not.toContain('1.1.0')
  site.edit('disable', 'A fault in signing')
  await open()
  await page.locator('#host').click()
  await expect(page.locator('#host')).toHaveText('Host 1')
  await expect(visitor.connectButton).toHaveCount(0)
  site.edit('enable')
  await seen()
  await page.close()
  await server.stop()
})

test('the hosts’ imports and bundler options are those of the guide', async () => {
  const wallet = path.join(import.meta.dirname, '../hosts/remotes/Wallet.js')
  const written = readFileSync(wallet, 'utf8').split('\n')
  const { imports } = remotesGuide(remoteUrl)
  expect(written).toEqual(expect.arrayContaining(imports.split('\n')))
})

test('the guide’s table of the hosts shows the results of these runs', async () => {
  const guide = readGuide('remotes')
  const isUsual = ({ development, react }: RemotesHost) =>
    !development && react !== '18'
  const usual = new Map<string, RemotesHost[]>()
  for (const host of seen.filter(isUsual))
    usual.set(nameOf(host), [...(usual.get(nameOf(host)) ?? []), host])
  for (const [name, hosts] of usual) {
    expect(hosts).toHaveLength(2)
    const less =
      hosts[0]?.bundler === 'vite'
        ? '`react`: on its own, and says what to share; both: on the page’s'
        : 'on its own, and says what to share'
    expect(guide).toContain(
      `| ${name} | on the page’s | ${less} | the page lives |`,
    )
  }
})

/** Returns the packages in the release's scripts that pages have requested. */
function downloaded({ requests: asked }: StaticServer) {
  return librariesIn(
    asked.map((path) => path.replace(/^\/releases\/[^/]*/, '')),
  )
}

/** Vite's plugin also shares the parts of `react-dom`. */
function sharesAll({ bundler, shares }: RemotesHost): boolean {
  return (
    shares === 'all of React' ||
    (bundler === 'vite' && shares === 'react, react-dom')
  )
}
