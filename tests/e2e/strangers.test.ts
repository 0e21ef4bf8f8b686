import { expect } from '@playwright/test'
import { reactOfPage } from '../fixtures/pages/pageReacts'
import { WalletPage } from '../fixtures/pages/WalletPage'
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
