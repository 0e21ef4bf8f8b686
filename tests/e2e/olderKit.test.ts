import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { unpackRelease } from '../compatibility/lastRelease'
import { test } from '../fixtures/test'

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  served: async ({}, use) => {
    // The last release whose kit does not share its policy.
    const { hostFolder, remove } = unpackRelease('1.2.0')
    await use({ hostFolder })
    await remove()
  },
})
const kit = path.join(import.meta.dirname, '../../dist/host')

/** Opens a page whose older kit has failed to load a remote, and now has the policy that it does not share. */
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

/** Loads the remote with today's kit, for another part of that page. */
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

test('an older kit keeps its Trusted Types policy, and today’s kit reports which policy to allow', async ({
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

test('today’s kit loads beside an older one if the policy allows duplicates', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(/404|LoadFailure/)
  await afterOlderKit(page, world, "'allow-duplicates'")
  expect(await loadByTodaysKit(page, world)).toBe('loaded')
})
