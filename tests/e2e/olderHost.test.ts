import { expect } from '@playwright/test'
import { journeys } from './models/compatible'
import { testWithReleased } from './models/releasedTest'

const test = testWithReleased('hostFolder')

test('the host that was built with the last released contract works on today’s remote: a federation host, its own hooks in step', async ({
  page,
  world,
}) => {
  await journeys.shared(page, world)
})

test('so does the released host that brings React alone', async ({
  page,
  world,
}) => {
  await journeys.thin(page, world)
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
