import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { releasedHost } from '../fixtures/servers/releasedFixtures'
import { test } from '../fixtures/test'

test.use({ served: releasedHost })
const kit = path.join(import.meta.dirname, '../../dist/host')

/** A page whose released kit has tried a remote in vain, and has kept its policy to itself since. */
async function afterReleasedKit(page: Page, world: World, duplicates = '') {
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

test('a part of the page with the last released kit keeps its Trusted Types policy: the page is told which one to allow', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(/404|LoadFailure|Content Security Policy|createPolicy/)
  await afterReleasedKit(page, world)
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
  await afterReleasedKit(page, world, "'allow-duplicates'")
  expect(await loadByTodaysKit(page, world)).toBe('loaded')
})
