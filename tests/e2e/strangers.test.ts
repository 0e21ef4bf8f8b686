import { expect } from '@playwright/test'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { linesOf, recipeFor } from '../fixtures/project/recipe'
import { test } from '../fixtures/test'
import { recordHost } from '../hostTable/recordHost'

/** What servers for development say, and browsers of icons that nobody has made. */
const chatter = [
  /\[vite\]/,
  /React DevTools/,
  /vuejs.org\/feature-flags/,
  /Angular is running in development mode/,
  /Failed to load resource.*404/,
]

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
  test(`${heading}: from an empty folder to a connected wallet by the guide alone, in 3 commands and 12 lines at most`, async ({
    page,
    followRecipe,
    expectedNoise,
  }) => {
    expectedNoise.push(...chatter)
    const recipe = recipeFor(heading)
    const commands = recipe.commands.length
    const lines = linesOf(recipe)
    expect(commands).toBeLessThanOrEqual(3)
    expect(lines).toBeLessThanOrEqual(12)
    await page.goto(await followRecipe(recipe))
    await new WalletPage(page).connect()
    await recordHost({
      host: heading,
      came: `from an empty folder: ${commands} command${commands === 1 ? '' : 's'}, ${lines} lines`,
      react: heading.startsWith('React') ? 'newest' : 'none',
      wagmi: 'none',
      result: 'connects',
    })
  })

// The oldest that is supported, the last of 18, the first of 19, and one between; the guide itself takes the newest.
for (const version of ['18.0.0', '18.3.1', '19.0.0', '19.1.0'])
  test(`the kit is installed beside React ${version}, which stays the page’s only one, and a visitor connects`, async ({
    page,
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
    await page.goto(await followRecipe({ commands: older, files }))
    await new WalletPage(page).connect()
    await recordHost({
      host: 'React with esbuild',
      came: 'the kit',
      react: version,
      wagmi: 'none',
      result: 'connects',
    })
  })
