// npm run mutants -- ROOM breaks a room's files, one change at a time, and lists the changes that no unit test notices.
import { Stryker } from '@stryker-mutator/core'

/**
 * The files of each room. They run in Node and decide something. Compare two scores of a room only if its list was the
 * same. A test checks that each file exists.
 */
const rooms = {
  session: ['src/wallet/session/*.ts'],
  wallets: ['src/data/wallets/*.ts'],
  errors: ['src/errors/*.ts'],
  chains: ['src/data/chains/*.ts'],
  names: ['src/data/names/*.ts'],
  transactions: [
    'src/data/transactions/*.ts',
    'src/features/transactions/engine/callOf.ts',
    'src/features/transactions/engine/lookUp.ts',
    'src/features/transactions/engine/lookUpInWallet.ts',
    'src/features/transactions/engine/pollReceipts.ts',
    'src/features/transactions/engine/calls/readCapabilities.ts',
  ],
  channels: ['src/kit/channels/*.ts'],
  fit: ['src/kit/fit/*.ts'],
  files: ['src/kit/files/*.ts'],
  'release/channels': [
    'src/release/channels/channelFiles.ts',
    'src/release/channels/configureHosts.ts',
    'src/release/channels/editChannels.ts',
    'src/release/channels/siteChannels.ts',
    'src/release/channels/siteRoot.ts',
  ],
}

const [room, ...others] = process.argv.slice(2)
const files = rooms[room]
if (!files || others.length > 0) {
  console.error(`Name one room: ${Object.keys(rooms).join(', ')}.`)
  process.exit(1)
}

await new Stryker({
  mutate: files,
  testRunner: 'vitest',
  vitest: { configFile: '.config/mutants.vitest.ts' },
  coverageAnalysis: 'perTest',
  // Mutants of code that runs while a module loads belong to no single test, so each would run the whole suite.
  ignoreStatic: true,
  concurrency: 2,
  // Stryker counts how often a loop runs. A long time limit ends nothing else, so a busy machine changes no score.
  timeoutMS: 20_000,
  // With a configuration, Stryker would call functions of the compiler that TypeScript 7 does not have.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', '/site', '/test-results'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: {
    fileName: `test-results/mutants/${room.replace('/', '-')}.json`,
  },
}).runMutationTest()
