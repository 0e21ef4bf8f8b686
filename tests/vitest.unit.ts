import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = path.join(import.meta.dirname, '..')

/** Pure code and contracts, in Node. */
export default defineConfig({
  root,
  cacheDir: path.join(root, 'node_modules/.vite-unit'),
  test: {
    name: 'unit',
    include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/fixtures/pages/failOnConsole.ts'],
    environment: 'node',
    allowOnly: false,
    restoreMocks: true,
    // A busy machine is no failure.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
