import { expect, type Page } from '@playwright/test'
import type { Fault } from '../../host-example/local/Fault'
import type { StaticServer } from '../../host-example/local/staticServer'
import type { LoadFailureReason } from '../../src/kit/LoadFailure'
import { openRequestsOf } from '../fixtures/pages/openRequests'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { fencesIn, readGuide } from '../fixtures/project/guides'
import type { ReleaseSite } from '../fixtures/servers/releaseSite'
import { trusted } from '../fixtures/servers/siteFixtures'
import { test } from '../fixtures/test'
import { buildHosts } from '../hosts/remotes/buildHosts'
import type { RemotesHost } from '../hosts/remotes/RemotesHost'
import { buttonScript } from './models/scriptsWith'
import { seesHostAlive } from './models/seesHostAlive'
import {
  builtRemoteUrl,
  elementPage,
  kitPage,
  packagePage,
  policies,
  remotesPage,
  type WayIn,
} from './models/waysIn'

/** What a page shows: the reason of a failure, text in the console, or nothing but its own text. */
type Seen = LoadFailureReason | RegExp | 'Its own words' | 'the wallet'
type Trouble = ((site: ReleaseSite) => void) | keyof typeof policies

const atFirst =
  (files: RegExp, fault: Fault) =>
  ({ first }: ReleaseSite) =>
    first.fault(files, fault)
const ofHost = (fault: Fault) => (site: ReleaseSite) => {
  site.edit('pin', '127.0.0.1', '1.1.0')
  site.first.fault(/hosts\.json/, fault)
}
const firstScript = /^\/(remoteEntry|host\/element)\.js/
const entry = /releases.*remoteEntry/
const chunk = new RegExp(`/${buttonScript}$|/federation/chunks/`)

/** The troubles, by name. */
const matrix = {
  'the origin hangs': atFirst(/./, 'hang'),
  'the origin hangs, and has a mirror': atFirst(/./, 'hang'),
  'the origin is gone, and its mirror hangs': ({ first, second }) => {
    first.fault(/./, 'missing')
    second.fault(/./, 'hang')
  },
  'every path is a page': atFirst(/./, 'html'),
  'the manifest hangs': atFirst(/mf-manifest/, 'hang'),
  'the first script hangs': atFirst(firstScript, 'hang'),
  'the first script is missing': atFirst(firstScript, 'missing'),
  'the channels are missing': atFirst(/channels\.json/, 'missing'),
  'the channels hang': atFirst(/channels\.json/, 'hang'),
  'the channels are a page': atFirst(/channels\.json/, 'html'),
  'the entry hangs': atFirst(entry, 'hang'),
  'the entry is a page': atFirst(entry, 'html'),
  'the entry is tampered': atFirst(entry, 'tampered'),
  'a chunk is missing': atFirst(chunk, 'missing'),
  'a chunk hangs': atFirst(chunk, 'hang'),
  'a chunk is tampered': atFirst(chunk, 'tampered'),
  'what checks the options hangs': atFirst(/checkOptions/, 'hang'),
  'the settings of the host hang': ofHost('hang'),
  'the settings of the host are a page': ofHost('html'),
  'the page requires Trusted Types': 'trustedTypes',
  'the page requires nonces': 'nonces',
} as const satisfies Record<string, Trouble>

type Cells = Partial<Record<keyof typeof matrix, Seen>>

const underPolicies = {
  'the page requires Trusted Types': 'the wallet',
  'the page requires nonces': 'the wallet',
} as const satisfies Cells

const byKit = {
  'the origin hangs': 'timed-out',
  'every path is a page': 'invalid-channels',
  'the channels are missing': 'unreachable',
  'the channels hang': 'timed-out',
  'the channels are a page': 'invalid-channels',
  'the entry hangs': 'timed-out',
  'the entry is a page': 'corrupt',
  'the entry is tampered': 'tampered',
  'a chunk is missing': 'failed-to-start',
  'a chunk hangs': 'timed-out',
  'the settings of the host hang': 'timed-out',
  'the settings of the host are a page': 'invalid-channels',
  ...underPolicies,
} as const satisfies Cells

const byPlugin = {
  'the origin hangs': /try again\. .*LoadFailure: .*within 8000 ms/,
  'every path is a page': /try again\. .*LoadFailure: .*is not JSON/,
  'the manifest hangs': 'the wallet',
  // The plugin does not request the script at the root.
  'the first script is missing': 'the wallet',
  'the channels are missing': /try again\. .*LoadFailure: .*answered 404/,
  'the channels hang': /try again\. .*LoadFailure: .*within 8000 ms/,
  'the channels are a page': /try again\. .*LoadFailure: .*is not JSON/,
  'the entry hangs': /try again\. .*LoadFailure: .*within 8000 ms/,
  'the entry is a page': /try again\. .*LoadFailure: .*was refused/,
  'a chunk is missing': /try again\. .*ChunkLoadError/,
  'a chunk hangs': /try again\. .*LoadFailure: .*within 8000 ms/,
  'a chunk is tampered': /try again\. .*ChunkLoadError/,
  'the settings of the host hang':
    /try again\. .*LoadFailure: .*within 8000 ms/,
  'the settings of the host are a page':
    /try again\. .*LoadFailure: .*is not JSON/,
  ...underPolicies,
} as const satisfies Cells

const servers = new Map<string, StaticServer>()
const shares = 'all of React'
/** Each host differs from every host of `remotes.test.ts`, which builds its own hosts at the same time. */
const hosts = {
  rspack: {
    bundler: 'rspack',
    strategy: 'version-first',
    react: '19.1',
    shares,
  },
  vite: { bundler: 'vite', strategy: 'version-first', react: 'newest', shares },
} as const satisfies Record<string, RemotesHost>

/** The guide's script of the element, whose URL no test serves. */
const [guideScript = ''] = fencesIn(readGuide('element'))
  .filter(({ language }) => language === 'html')
  .map(({ code }) => /<script.*<\/script>/.exec(code)?.[0] ?? '')
const fromRemote = ({ first }: ReleaseSite) =>
  guideScript.replace('https://wallet.example', first.url)

/** Each way to load the wallet, and what its pages show. */
const ways: readonly (readonly [string, WayIn, Cells])[] = [
  [
    'the kit in a bundle',
    kitPage,
    {
      'the origin hangs, and has a mirror': 'the wallet',
      'the origin is gone, and its mirror hangs': 'unreachable',
      'the settings of the host hang': 'the wallet',
      'the settings of the host are a page': 'the wallet',
    },
  ],
  ['<wallet-dock> from the package', packagePage(), byKit],
  [
    '<wallet-dock> from the package, with a mirror',
    packagePage(({ second }) => `fallback-urls="${second.url}"`),
    { 'the origin hangs, and has a mirror': 'the wallet' },
  ],
  [
    '<wallet-dock> from the remote',
    elementPage(
      (site) =>
        `${fromRemote(site)}\n<wallet-dock channel="stable" public-key="${trusted}">Its own words</wallet-dock>`,
    ),
    {
      'the origin hangs': 'Its own words',
      'every path is a page': 'Its own words',
      'the first script hangs': 'Its own words',
      'the first script is missing': 'Its own words',
      'what checks the options hangs': 'timed-out',
      'the channels hang': 'timed-out',
      'the settings of the host are a page': 'invalid-channels',
      ...underPolicies,
    },
  ],
  [
    'remotes: of rspack',
    remotesPage(hosts.rspack, servers, 'static'),
    byPlugin,
  ],
  [
    'remotes: of rspack, imported later',
    remotesPage(hosts.rspack, servers, 'lazy'),
    { 'the origin hangs': byPlugin['the origin hangs'] },
  ],
  ['remotes: of Vite', remotesPage(hosts.vite, servers, 'static'), byPlugin],
]

/** The default mode runs the tests in one worker, which builds all hosts once. */
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  await buildHosts(Object.values(hosts), builtRemoteUrl)
})

test.afterAll(async () => {
  for (const server of servers.values()) await server.stop()
})

for (const [way, open, cells] of ways)
  test(`${way}: whatever is slow or wrong, the page keeps working, reports the trouble in time, and gets the wallet when the trouble is over`, async ({
    page,
    world,
    site,
    expectedNoise,
  }) => {
    expectedNoise.push(/./)
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    // Each page is a first visit, and requests each file from the server.
    await page.addInitScript(() => localStorage.clear())
    await page.route('**/none', (route) => route.continue())
    await page.clock.install()
    const { connectButton } = new WalletPage(page)
    for (const name of Object.keys(cells) as (keyof Cells)[])
      await test.step(name, async () => {
        const trouble = matrix[name]
        const seen = cells[name]
        const isHanging = name.includes('hang')
        site.heal()
        lines.length = 0
        const isPolicy = typeof trouble === 'string'
        if (!isPolicy) trouble(site)
        const policy = isPolicy ? policies[trouble](site) : ''
        await open({ page, world, site, policy })
        if (isHanging) await expect.poll(() => isWaiting(site)).toBe(true)
        const isOver = () =>
          seen instanceof RegExp
            ? lines.some((line) => seen.test(line.replaceAll('\n', ' ')))
            : seen === 'the wallet'
              ? connectButton.isVisible()
              : page.locator(reported(seen)).isVisible()
        await waitInTime(page, isOver, site)
        if (page.url().startsWith(world.host.url)) await seesHostAlive(page)
        else await lives(page)
        expect(lines.filter((line) => /Security Policy/.test(line))).toEqual([])
        // The edits stay: a page refuses channels that are older than those it has stored.
        for (const server of [site.first, site.second]) server.heal()
        const retry = page.getByRole('button', { name: /Try again/ })
        if (name === needsReload || !(await retry.first().isVisible())) return
        await retry.first().click()
        await expect(connectButton).toBeEnabled()
      })
    await open({ page, world, site })
    await expect(connectButton).toBeEnabled()
  })

/** A browser imports a module of one URL once, so that a retry waits for the same request. */
const needsReload: keyof Cells = 'what checks the options hangs'

/** Longest time until a page reports a trouble, in seconds: 8, and a reserve for a busy machine. */
const limitSeconds = 13

/** The page's clock advances only while the page waits for nothing but requests that hang. */
async function waitInTime(
  page: Page,
  isOver: () => boolean | Promise<boolean>,
  site: ReleaseSite,
) {
  let seconds = 0
  const isOverNow = async () => {
    const isSeen = await isOver()
    const hanging = [...site.first.hanging, ...site.second.hanging]
    const isLoading = openRequestsOf(page).some(
      (url) => !hanging.includes(new URL(url).pathname),
    )
    if (isSeen || isLoading || hanging.length === 0) return isSeen
    await page.clock.fastForward(1000)
    seconds++
    return false
  }
  // A server notices a little later that a page has cancelled its request.
  await expect.poll(isOverNow, { intervals: [100] }).toBe(true)
  expect(seconds).toBeLessThanOrEqual(limitSeconds)
}

/** Returns a selector of what an element's page and the sample host show. */
function reported(seen: string | undefined) {
  return `p:text-is("${seen}"), wallet-dock:text-is("${seen}"), [data-reason="${seen}"]`
}

/** Checks that the page's own button works. */
async function lives(page: Page) {
  const own = page.locator('#host')
  await own.click()
  await expect(own).toHaveText('Host 1')
}

function isWaiting({ first, second }: ReleaseSite) {
  return first.hanging.size + second.hanging.size > 0
}
