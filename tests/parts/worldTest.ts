import { expect } from '@playwright/test'
import { anyPorts, readSettings } from '../../host-example/start/settings'
import { test as base } from './engineTest'
import { refill } from './refill'
import { type Served, startWorld, type World } from './startWorld'

/** How Firefox tells of a script whose download a reload has broken off: by the hash of nothing. */
const brokenOff = /computed hash is .(OLBgp1GsljhM2TJ|47DEQpj8HBSa)/

/**
 * A test with a world of its worker's own, healed before each test. Console
 * output and uncaught errors of the page fail it, but for what it has put
 * into `expectedNoise` (a failed download is always logged by Chromium).
 */
export const test = base.extend<
  { world: World; quietPage: undefined; expectedNoise: RegExp[] },
  { served: Served; workerWorld: World }
>({
  served: [{}, { scope: 'worker', option: true }],
  workerWorld: [
    async ({ served }, use) => {
      const settings = { ...readSettings({}), ...anyPorts }
      const world = await startWorld(settings, undefined, served)
      await use(world)
      await world.stop()
    },
    { scope: 'worker' },
  ],
  world: async ({ workerWorld }, use) => {
    workerWorld.heal()
    await refill(workerWorld)
    await use(workerWorld)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  expectedNoise: async ({}, use) => {
    await use([brokenOff])
  },
  quietPage: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = []
      page.on('console', (message) => {
        noise.push(`console.${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
      await use(undefined)
      const unexpected = noise.filter(
        (line) => !expectedNoise.some((pattern) => pattern.test(line)),
      )
      expect(unexpected, 'the page wrote to the console').toEqual([])
    },
    { auto: true },
  ],
})
