import { releasedRemote } from '../fixtures/servers/releasedFixtures'
import { test } from '../fixtures/test'
import { journeys } from './models/compatible'

test.use({ served: releasedRemote })

test('today’s host works on the remote of the last released contract: a federation host, its own hooks in step', async ({
  page,
  world,
}) => {
  await journeys.shared(page, world)
})

test('so does today’s host that brings React alone', async ({
  page,
  world,
}) => {
  await journeys.thin(page, world)
})
