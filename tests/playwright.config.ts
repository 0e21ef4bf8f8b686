import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserLaunch } from './fixtures/browsers/chromium.ts'
import { firefoxLaunch } from './fixtures/browsers/firefox/firefoxLaunch.ts'
import { pinEnvironment, pinnedContext } from './run/environment.ts'

pinEnvironment()

const cores = availableParallelism()
/** Firefox and WebKit compute more for the same page than Chromium. */
const heavyWorkers = Math.min(Math.ceil(1.5 * cores), 8)

/**
 * The built product, end to end. Each worker starts a world of its own (fixtures/chain/worldFixtures.ts). Chromium runs every test;
 * Firefox and WebKit run those tagged `@engines`. Tests that lean on what one of the two cannot do are tagged
 * `@firefox` or `@webkit` for the other one. Chromium alone has a clock that a test sets, several tabs, windows that a
 * page opens, fingers (a mouse pulls the sheet in the others), phones as Playwright describes them, and axe. Its
 * headless shell runs the tests where there is one; those of what only the whole browser decides ask for that one
 * (fixtures/browsers/chromium.ts). WebKit tells
 * nobody that a page opens an app by a scheme of its own: there apps are opened by links of the web.
 */
export default defineConfig({
  testDir: './e2e',
  // Emptied before each run: the reports lie beside it.
  outputDir: '../test-results/end-to-end',
  // End-to-end tests wait a little: two workers for each core keep it busy. Each starts two chains.
  workers: Math.min(2 * cores, 8),
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  // A busy machine is no failure: these end what hangs, and judge nothing.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...pinnedContext,
    viewport: { width: 1280, height: 800 },
    trace: 'off',
  },
  projects: [
    { name: 'chromium', use: { launchOptions: browserLaunch() } },
    {
      name: 'firefox',
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
      workers: heavyWorkers,
      grep: /@engines|@webkit/,
      use: { browserName: 'webkit' },
    },
  ],
})
