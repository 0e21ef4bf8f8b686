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
 * runs every test of `e2e`, in its headless shell if it is installed. Those that are tagged `@journey` are part of
 * `npm test`. Firefox runs the tests that are tagged `@engines`, because their subject can differ from one engine to the
 * next. WebKit has its own journeys about the same subjects, because Playwright can drive only its own build of WebKit.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/fixtures/environment/beforeEndToEnd.ts',
  // One more than there are cores, because tests sometimes wait. With two for each core, they take longer in total.
  workers: Math.min(cores + 1, 8),
  // CONTRIBUTING.md says what to do about a test that passes only the second time.
  retries: process.env['CI'] ? 1 : 0,
  // All engines must match the same recorded files.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
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
      grep: /@engines/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: firefoxLaunch(),
      },
    },
    {
      name: 'webkit',
      testDir: 'tests/webkit',
      outputDir: outputOf('webkit'),
      workers: heavyWorkers,
      use: { browserName: 'webkit' },
    },
  ],
})
