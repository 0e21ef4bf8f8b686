import { releasedRemote } from '../fixtures/servers/releasedFixtures'
import { test } from '../fixtures/test'
import { journeys } from './models/compatible'

test.use({ served: releasedRemote })

test('today’s federation host works on the remote of the last released contract, and its own hooks show the same state', async ({
  page,
  world,
}) => {
  await journeys.shared(page, world)
})

test('today’s host that only shares React works on the remote of the last released contract', async ({
  page,
  world,
}) => {
  await journeys.thin(page, world)
})
