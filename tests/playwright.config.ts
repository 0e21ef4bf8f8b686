import { defineConfig } from '@playwright/test'
import { browserLaunch } from './parts/browserLaunch.ts'

/** The built product, end to end. Each worker starts a world of its own (parts/world.ts). */
export default defineConfig({
  testDir: './e2e',
  // Emptied before each run: the reports lie beside it.
  outputDir: '../test-results/end-to-end',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  // A busy machine is no failure: these end what hangs, and judge nothing.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunch(),
    viewport: { width: 1280, height: 800 },
    trace: 'off',
  },
})
