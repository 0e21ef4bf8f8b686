import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { freePort } from '../../host-example/local/ports'
import { reactOfPage } from '../fixtures/pages/pageReacts'
import {
  nothingIsRefused,
  watchViolations,
} from '../fixtures/pages/underPolicy'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { watchLayout } from '../fixtures/pages/watchLayout'
import { fencesIn, readGuide } from '../fixtures/project/guides'
import { installedVersion } from '../fixtures/project/installedVersion'
import { linesOf, recipeFor } from '../fixtures/project/recipe'
import type { ReleaseSite } from '../fixtures/servers/releaseSite'
import { test } from '../fixtures/test'
import { given } from './models/follow'
import { scriptsWith } from './models/scriptsWith'

/** Messages of development servers, and of browsers about missing icons. */
const chatter = [
  /\[vite\]/,
  /React DevTools/,
  /vuejs.org\/feature-flags/,
  /Angular is running in development mode/,
  /Failed to load resource.*404/,
]

/** Returns whether the page has fetched Walletdock's own React. */
function bringsReact({ first }: ReleaseSite) {
  const script = scriptsWith('react-dom')
  return first.requests.some((path) => script.test(path))
}

for (const heading of [
  'React with Vite',
  'React with esbuild',
  'Vue with Vite',
  'Svelte with Vite',
  'Solid with Vite',
  'Angular',
  'React 19 with the element',
  'jQuery',
  'Plain HTML',
])
  test(`${heading}: with the guide alone, an empty folder becomes a page that connects, in at most 3 commands and 12 lines`, async ({
    page,
    site,
    followRecipe,
    expectedNoise,
  }) => {
    expectedNoise.push(...chatter)
    const recipe = recipeFor(heading)
    expect(recipe.commands.length).toBeLessThanOrEqual(3)
    expect(linesOf(recipe)).toBeLessThanOrEqual(12)
    const { url, folder } = await followRecipe(recipe)
    await page.goto(url)
    await new WalletPage(page).connect()
    // The pages of some development servers load twice.
    expect(given(site.first)).toContain('1.0.0')
    expect(await reactOfPage(page, bringsReact(site))).toBe(
      heading.includes('React') ? installedVersion('react', folder) : 'none',
    )
  })

// These are the oldest supported version and the oldest that is shared. The guide itself installs the newest.
for (const version of ['18.0.0', '19.0.0'])
  test(`the kit installs beside React ${version}, which the page still uses (from 19 on as its only React), and a visitor connects`, async ({
    page,
    site,
    followRecipe,
    expectedNoise,
  }) => {
    expectedNoise.push(...chatter)
    const { commands, files } = recipeFor('React with esbuild')
    const older = commands.map((command) =>
      command.replace(
        'react react-dom',
        `react@${version} react-dom@${version}`,
      ),
    )
    const { url } = await followRecipe({ commands: older, files })
    await page.goto(url)
    await new WalletPage(page).connect()
    const isIsolated = bringsReact(site)
    expect(isIsolated).toBe(version.startsWith('18.'))
    expect(await reactOfPage(page, isIsolated)).toBe(version)
  })

const root = path.join(import.meta.dirname, '../..')

/** The first snippet for pages with React of a file, word for word. */
async function firstSnippet(file: string) {
  const fences = fencesIn(await readFile(path.join(root, file), 'utf8'))
  const fence = fences.find(({ language }) => language === 'tsx')
  if (!fence) throw new Error(`${file} has no snippet for React.`)
  return fence.code
}

const guides = 'host-example/docs'

const snippetFor = async (file: string, { first }: ReleaseSite) =>
  (await firstSnippet(file)).replaceAll('https://wallet.example', first.url)

test('a Next page that follows only the guide works prerendered, with the first snippets of README and two guides, and with the element and redirect() under a policy with nonces', async ({
  page,
  site,
  prepareRecipe,
}) => {
  const { commands, files } = recipeFor('React with Next')
  const { 'proxy.js': proxy = '', ...needed } = files
  expect(commands.length).toBeLessThanOrEqual(3)
  expect(linesOf({ commands, files: needed })).toBeLessThanOrEqual(12)
  const folder = await prepareRecipe({ commands, files: needed })
  await folder.run('npm install wagmi @tanstack/react-query viem')
  await folder.write({
    'proxy.js': `${proxy}\nexport const config = { matcher: '/strict/:path*' }`,
    'app/strict/layout.jsx': `export const dynamic = 'force-dynamic'
export default ({ children }) => children`,
    'app/strict/page.jsx': await snippetFor('README.md', site),
    'app/hooks/page.jsx': await snippetFor(`${guides}/integrate.md`, site),
    'app/wagmi/page.jsx': await snippetFor(`${guides}/hosts.md`, site),
    'app/cookie/page.jsx': cookieSnippet(site),
    ...morePages(site.first.url),
  })
  const said = await folder.run('npx next build')
  expect(said).toContain('Turbopack')
  // The guide's page, which is rendered once, as in an export of files.
  expect(said).toMatch(/○ \/\s/)
  // Bundlers name the package when they warn about unknown directives. Node and Next print other warnings on CI.
  expect(said).not.toMatch(/walletdock|use client/i)
  const port = await freePort()
  const url = await folder.serve(`npx next start --port ${port}`)
  await connectsAt(page, url)
  await reactOfPage(page, false)
  await page.evaluate(() => localStorage.clear())

  for (const snippet of ['hooks', 'wagmi']) {
    await connectsAt(page, `${url}/${snippet}`)
    await page.evaluate(() => localStorage.clear())
  }

  await returnsAt(page, `${url}/cookie`)
  await page.evaluate(() => localStorage.clear())

  const violations = await watchViolations(page)
  await connectsAt(page, `${url}/strict`)
  await reactOfPage(page, false)
  nothingIsRefused(violations)
  await page.goto(`${url}/strict/leaving`)
  await expect(page).toHaveURL(`${url}/strict/element`)
  // The visitor has connected on the previous page.
  await expect(page.locator('wallet-dock')).toContainText('0xf39F')
  nothingIsRefused(violations)
})

/** The snippet of the guide in which a server reads the account from a cookie. */
function cookieSnippet({ first }: ReleaseSite) {
  const fence = fencesIn(readGuide('integrate')).find(({ code }) =>
    code.includes('accountCookie'),
  )
  return (fence?.code ?? '').replaceAll('https://wallet.example', first.url)
}

/** The server's HTML contains the account of a visitor who returns, and nothing moves when the button replaces it. */
async function returnsAt(page: Page, url: string) {
  await connectsAt(page, url)
  const visitor = new WalletPage(page)
  // The button looks different under the pointer.
  await page.mouse.move(1, 1)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('walletdock.button')))
    .toContain('account')
  // The page copies the account to the cookie when it is left.
  await page.goto('about:blank')
  await watchLayout(page)
  const answer = await page.goto(url)
  expect(await answer?.text()).toMatch(/width="\d+[.\d]*px".*0xf39F…2266/)
  await visitor.seesAccount()
  expect(await page.evaluate(() => window.layoutShift)).toBe(0)
}

/** A page with the element, and a page that calls Next's `redirect()` below the boundary. */
function morePages(remoteUrl: string) {
  return {
    'app/strict/element/page.jsx': `'use client'
import 'walletdock/host/element/react'
const config = JSON.stringify({ appName: 'Shop', projectId: '…' })
export default () => <wallet-dock url="${remoteUrl}" config={config} />`,
    'app/strict/leaving/page.jsx': `'use client'
import { redirect } from 'next/navigation'
import { loadWalletdock, WalletdockBoundary } from 'walletdock/host'
const load = () => loadWalletdock({ url: '${remoteUrl}' })
export default () => (
  <WalletdockBoundary load={load} config={{ appName: 'Shop', projectId: '…' }}>
    {() => redirect('/strict/element')}
  </WalletdockBoundary>
)`,
  }
}

/** The server's HTML contains a button for a new visitor, who connects with it. */
async function connectsAt(page: Page, url: string) {
  const html = await (await fetch(url)).text()
  expect(html).toContain('>Connect wallet<')
  await page.goto(url)
  await new WalletPage(page).connect()
}
