import { expect } from '@playwright/test'
import { reactOfPage, watchReacts } from '../fixtures/pages/pageReacts'
import { releasedHost } from '../fixtures/servers/releasedFixtures'
import { test } from '../fixtures/test'
import { journeys } from './models/compatible'

test.use({ served: releasedHost })

for (const [journey, host] of [
  ['shared', 'a federation host, whose own hooks show the same state'],
  ['thin', 'a host that only shares React'],
] as const)
  test(`a host that was built with the last released contract works on today’s remote: ${host}`, async ({
    page,
    world,
  }) => {
    await watchReacts(page)
    await journeys[journey](page, world)
    // Fails if the page runs a second copy of React.
    await reactOfPage(page, false)
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
