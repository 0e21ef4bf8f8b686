import { availableParallelism } from 'node:os'
import { defineConfig, type ReporterDescription } from '@playwright/test'
import { browserLaunch } from './tests/fixtures/browsers/chromium.ts'
import { firefoxLaunch } from './tests/fixtures/browsers/firefox/firefoxLaunch.ts'
import {
  pinEnvironment,
  pinnedContext,
} from './tests/fixtures/environment/environment.ts'

pinEnvironment()

const cores = availableParallelism()
/** Firefox and WebKit need more computing time for the same page than Chromium. */
const heavyWorkers = Math.min(cores, 4)
/** File for the results as JSON, which `tests/count.ts` sets. */
const report = process.env['TEST_REPORT']
const jsonReporter: ReporterDescription[] = report
  ? [['json', { outputFile: report }]]
  : []

/** Folder for what a failed test leaves. Each run empties its own. */
const outputOf = (engine: string) => `test-results/end-to-end/${engine}`

/**
 * End-to-end tests of the built product. Each worker starts its own world (fixtures/chain/worldFixtures.ts). Chromium
 * runs every test, and those tagged `@journey` are part of `npm test`. Firefox and WebKit run the tests that are tagged `@engines`. A test that needs something that one
 * of the two lacks is tagged `@firefox` or `@webkit` for the other one. Only Chromium has a clock that a test can
 * set, several tabs, windows that a page opens, touch input (the other engines pull the sheet with a mouse), phones
 * as Playwright describes them, and axe. Tests run in its headless shell if it is installed. Tests of behaviour that
 * only the full browser has request that one (fixtures/browsers/chromium.ts). WebKit does not report that a page
 * opens an app by a custom scheme, so its apps are opened by web links.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/fixtures/environment/beforeEndToEnd.ts',
  // One more than there are cores, because tests sometimes wait. With two for each core, they take longer in total.
  workers: Math.min(cores + 1, 8),
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  // A busy machine is not a failure. These limits and `actionTimeout` only end tests that hang.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...jsonReporter],
  use: {
    ...pinnedContext,
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      outputDir: outputOf('chromium'),
      use: { launchOptions: browserLaunch() },
    },
    {
      name: 'firefox',
      outputDir: outputOf('firefox'),
      workers: heavyWorkers,
      grep: /@engines|@firefox/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: firefoxLaunch(),
      },
    },
    {
      name: 'webkit',
      outputDir: outputOf('webkit'),
      workers: heavyWorkers,
      grep: /@engines|@webkit/,
      use: { browserName: 'webkit' },
    },
  ],
})
