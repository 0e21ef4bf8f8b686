import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import {
  defineConfig,
  type TestProjectInlineConfiguration,
} from 'vitest/config'
import type { ProjectConfig } from 'vitest/node'
import {
  browserLaunch,
  findBrowser,
} from './tests/fixtures/browsers/chromium.ts'
import {
  pinEnvironment,
  pinnedContext,
} from './tests/fixtures/environment/environment.ts'
import { viteStyles } from './tests/fixtures/project/stylesPlugin.ts'

pinEnvironment()
process.env['NODE_ENV'] = 'test'

const cores = availableParallelism()
/** File for the results as JSON, which `tests/count.ts` sets. */
const report = process.env['TEST_REPORT']
const isWatching = !process.argv.includes('run')

/** Options that every project shares. The long time limit ends tests that hang; a busy machine fails nothing. */
const common = {
  setupFiles: ['tests/fixtures/pages/failOnConsole.ts'],
  allowOnly: false,
  restoreMocks: true,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
} satisfies ProjectConfig

/** Tests in a folder that run in Node, in as many workers as there are cores. */
const inNode = (
  name: string,
  folder: string,
  options: ProjectConfig,
): TestProjectInlineConfiguration => ({
  cacheDir: 'node_modules/.vite-unit',
  test: {
    ...common,
    name,
    setupFiles: [
      ...common.setupFiles,
      'tests/fixtures/pages/restoreGlobals.ts',
    ],
    include: [`${folder}/**/*.test.{ts,tsx}`],
    environment: 'node',
    maxWorkers: cores,
    ...options,
  },
})

// Unit tests leave nothing behind (see setupFiles), so files share a process: that halves the suite's time.
const unit = inNode('unit', 'tests/unit', { isolate: false })

/** Contracts of the source files, then those that read the build, and those that install packages or build again. */
const needBuild = 'tests/fixtures/environment/needBuild.ts'
const contracts = [
  inNode('contract', 'tests/contract/source', {}),
  inNode('build', 'tests/contract/build', { globalSetup: needBuild }),
  inNode('slow', 'tests/contract/slow', { globalSetup: needBuild }),
]

/** React components and the engine, in a real Chromium. */
const component: TestProjectInlineConfiguration = {
  cacheDir: 'node_modules/.vite-component',
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
      'federation-runtime-0.8',
      'federation-runtime-0.21',
      'federation-runtime-2.4',
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
      'wagmi/actions',
      'wagmi/chains',
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
      'tests/fixtures/environment/needChromium.ts',
      'tests/fixtures/chain/chainForTests.ts',
      'tests/fixtures/relay/relayForTests.ts',
      'tests/component/kit/serveRemotes.ts',
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
        launchOptions: {
          ...browserLaunch(),
          // Vitest reads the path when it launches the browser, which `needChromium` may have just installed.
          get executablePath() {
            return findBrowser() ?? ''
          },
        },
        contextOptions: pinnedContext,
      }),
      instances: [
        { browser: 'chromium', viewport: { width: 1280, height: 800 } },
      ],
    },
  },
}

/** Unit, contract and component tests. `npx vitest WORD` runs the files whose path contains the word. */
export default defineConfig({
  test: {
    projects: [unit, ...contracts, component],
    ...(report && { reporters: ['default', ['json', { outputFile: report }]] }),
  },
})
