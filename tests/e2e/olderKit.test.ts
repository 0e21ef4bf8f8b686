import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { unpackRelease } from '../compatibility/lastRelease'
import { test } from '../fixtures/test'

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  served: async ({}, use) => {
    // The last one whose kit kept its policy to itself.
    const { hostFolder, remove } = unpackRelease('1.2.0')
    await use({ hostFolder })
    await remove()
  },
})
const kit = path.join(import.meta.dirname, '../../dist/host')

/** A page whose older kit has tried a remote in vain, and has kept its policy to itself since. */
async function afterOlderKit(page: Page, world: World, duplicates = '') {
  world.host.addHeaders(/^\/thin$/, {
    'content-security-policy': `require-trusted-types-for 'script'; trusted-types walletdock walletdock-host host-example ${duplicates}`,
  })
  await page.route(`${world.host.url}/kit/*`, (route) => {
    const file = path.basename(new URL(route.request().url()).pathname)
    return route.fulfill({ path: path.join(kit, file) })
  })
  world.remote.fault(/remoteEntry/, 'missing')
  await page.goto(`${world.host.url}/thin`)
  await expect(page.getByRole('button', { name: /Retry/ })).toBeVisible()
  world.remote.heal()
}

/** What today's kit gives another part of that page. */
function loadByTodaysKit(page: Page, { remote, host }: World) {
  return page.evaluate(
    async ([script, url]) => {
      const { loadWithoutReact } = await import(script)
      const loaded = await loadWithoutReact({ url })
      return loaded.ok ? 'loaded' : String(loaded.failure.message)
    },
    [`${host.url}/kit/load.js`, remote.url] as const,
  )
}

test('a part of the page with an older kit keeps its Trusted Types policy: the page is told which one to allow', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(/404|LoadFailure|Content Security Policy|createPolicy/)
  await afterOlderKit(page, world)
  expect(await loadByTodaysKit(page, world)).toMatch(
    /forbids walletdock-host: allow it in trusted-types/,
  )
})

test('where duplicates are allowed, today’s kit loads beside it', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(/404|LoadFailure/)
  await afterOlderKit(page, world, "'allow-duplicates'")
  expect(await loadByTodaysKit(page, world)).toBe('loaded')
})
