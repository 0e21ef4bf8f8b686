import path from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { viteStyles } from '../src/release/bundle/styles/stylesPlugin.ts'
import { browserLaunch } from './fixtures/browsers/chromium.ts'

const root = path.join(import.meta.dirname, '..')

/** Components, in a real Chromium. */
export default defineConfig({
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
  server: { host: '127.0.0.1' },
  test: {
    name: 'component',
    include: ['tests/component/**/*.test.{ts,tsx}'],
    globalSetup: [
      'tests/fixtures/chain/chainForTests.ts',
      'tests/component/host/serveRemotes.ts',
    ],
    setupFiles: ['tests/fixtures/pages/failOnConsole.ts'],
    allowOnly: false,
    restoreMocks: true,
    // They wait more than they compute.
    maxWorkers: 4,
    // A busy machine is no failure.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: browserLaunch() }),
      instances: [
        { browser: 'chromium', viewport: { width: 1280, height: 800 } },
      ],
    },
  },
})
