import { availableParallelism } from 'node:os'
import path from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import {
  defineConfig,
  type TestProjectInlineConfiguration,
} from 'vitest/config'
import type { ProjectConfig } from 'vitest/node'
import { viteStyles } from '../src/release/bundle/styles/stylesPlugin.ts'
import { browserLaunch } from './fixtures/browsers/chromium.ts'
import { pinEnvironment, pinnedContext } from './run/environment.ts'

pinEnvironment()
process.env['NODE_ENV'] = 'test'

const root = path.join(import.meta.dirname, '..')
const cores = availableParallelism()
const isWatching = !process.argv.includes('run')

/** Options that every project shares. The long time limit ends tests that hang; a busy machine fails nothing. */
const common = {
  setupFiles: ['tests/fixtures/pages/failOnConsole.ts'],
  allowOnly: false,
  restoreMocks: true,
  testTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
} satisfies ProjectConfig

/** Tests that run in Node, in as many workers as there are cores. */
const inNode = (name: 'unit' | 'contract'): TestProjectInlineConfiguration => ({
  root,
  cacheDir: path.join(root, 'node_modules/.vite-unit'),
  test: {
    ...common,
    name,
    setupFiles: [
      ...common.setupFiles,
      'tests/fixtures/pages/restoreGlobals.ts',
    ],
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    environment: 'node',
    maxWorkers: cores,
    // Unit tests leave nothing behind (see setupFiles), so files share a process: that halves the suite's time.
    isolate: name !== 'unit',
  },
})

/** React components and the engine, in a real Chromium. */
const component: TestProjectInlineConfiguration = {
  root,
  cacheDir: path.join(root, 'node_modules/.vite-component'),
  plugins: [viteStyles],
  oxc: { jsx: { runtime: 'automatic' } },
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'axe-core',
      'fast-check',
      'jsqr',
      '@module-federation/enhanced/runtime',
      '@wagmi/core',
      'wagmi',
      '@tanstack/react-query',
      'viem',
      'viem/accounts',
      'viem/actions',
      'viem/chains',
      'viem/ens',
      'viem/siwe',
      '@wagmi/core/actions',
      'wagmi/connectors',
      '@coinbase/wallet-sdk',
      '@safe-global/safe-apps-sdk',
      '@safe-global/safe-apps-provider',
      '@walletconnect/ethereum-provider',
    ],
  },
  server: {
    host: '127.0.0.1',
    // Sources do not change during a run: the pages of later files take them from the browser's cache.
    headers: isWatching ? {} : { 'Cache-Control': 'max-age=3600' },
  },
  test: {
    ...common,
    name: 'component',
    setupFiles: [...common.setupFiles, 'tests/fixtures/pages/clearStorage.ts'],
    include: ['tests/component/**/*.test.{ts,tsx}'],
    globalSetup: [
      'tests/fixtures/chain/chainForTests.ts',
      'tests/fixtures/relay/relayForTests.ts',
      'tests/component/host/serveRemotes.ts',
    ],
    // One more than there are cores, because tests sometimes wait.
    maxWorkers: cores + 1,
    // Vitest runs projects with different numbers of workers one after the other.
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: browserLaunch(),
        contextOptions: pinnedContext,
      }),
      instances: [
        { browser: 'chromium', viewport: { width: 1280, height: 800 } },
      ],
    },
  },
}

/** Unit, contract and component tests: one Vitest project each. */
export default defineConfig({
  root,
  test: { projects: [inNode('unit'), inNode('contract'), component] },
})
