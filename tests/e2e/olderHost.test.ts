import { expect } from '@playwright/test'
import type { KeptRelease } from '../compatibility/KeptRelease'
import { releasedHost } from '../fixtures/servers/releasedFixtures'
import { test } from '../fixtures/test'
import { recordHost } from '../hostTable/recordHost'
import { journeys } from './models/compatible'

test.use({ served: releasedHost })

test('the host that was built with the last released contract works on today’s remote: a federation host, its own hooks in step', async ({
  page,
  world,
  released,
}) => {
  await journeys.shared(page, world)
  await recordHost({
    host: 'rspack, its federation plugin',
    came: `the kit of contract ${released.contract}`,
    react: versionOf(released, 'react'),
    wagmi: versionOf(released, 'wagmi'),
    result: 'connects',
  })
})

test('so does the released host that brings React alone', async ({
  page,
  world,
  released,
}) => {
  await journeys.thin(page, world)
  await recordHost({
    host: 'rspack',
    came: `the kit of contract ${released.contract}`,
    react: versionOf(released, 'react'),
    wagmi: 'none',
    result: 'connects',
  })
})

test('it follows today’s channels to today’s release', async ({
  page,
  world,
  site,
}) => {
  const remoteUrl = site.first.url
  world.changeSettings({ remoteUrl, follow: { channel: 'stable' } })
  await journeys.thin(page, world)
  expect(world.remote.asked).toEqual([])
})

/** Of a library that the host was built with. */
function versionOf({ libraries }: KeptRelease, name: string): string {
  return libraries[name] ?? 'none'
}
