import { expect, type Page } from '@playwright/test'
import { reactOfPage, watchReacts } from '../fixtures/pages/pageReacts'
import { releasedHost } from '../fixtures/servers/releasedFixtures'
import { test } from '../fixtures/test'
import { recordHost } from '../hostTable/recordHost'
import { journeys } from './models/compatible'

declare global {
  interface Window {
    /** The federation runtime (2.9) sets this global on every page. */
    __FEDERATION__?: {
      readonly __INSTANCES__: readonly {
        readonly shareScopeMap: Readonly<
          Record<string, Readonly<Record<string, object>>>
        >
      }[]
    }
  }
}
test.use({ served: releasedHost })

test('a federation host that was built with the last released contract works on today’s remote, and its own hooks show the same state', async ({
  page,
  world,
  released,
}) => {
  await watchReacts(page)
  await journeys.shared(page, world)
  await recordHost({
    host: 'rspack, its federation plugin',
    came: `the kit of contract ${released.contract}`,
    react: await reactOfPage(page, false),
    wagmi: await sharedVersion(page, 'wagmi'),
    result: 'connects',
  })
})

test('a host that only shares React and was built with the last released contract works on today’s remote', async ({
  page,
  world,
  released,
}) => {
  await watchReacts(page)
  await journeys.thin(page, world)
  await recordHost({
    host: 'rspack',
    came: `the kit of contract ${released.contract}`,
    react: await reactOfPage(page, false),
    wagmi: 'none',
    result: 'connects',
  })
})

test('a host that was built with the last released contract follows today’s channels to today’s release', async ({
  page,
  world,
  site,
}) => {
  const remoteUrl = site.first.url
  world.changeSettings({ remoteUrl, follow: { channel: 'stable' } })
  await journeys.thin(page, world)
  expect(world.remote.requests).toEqual([])
})

/** Returns the version of a library that the page shares by its federation runtime. */
function sharedVersion(page: Page, name: string): Promise<string> {
  return page.evaluate((library) => {
    const versions = window.__FEDERATION__?.__INSTANCES__.flatMap(
      ({ shareScopeMap }) =>
        Object.keys(shareScopeMap.default?.[library] ?? {}),
    )
    return [...new Set(versions)].join() || 'none'
  }, name)
}
