/** The imports that one room of `src/` may have. */
export type Room = {
  /** Rooms whose code this room may run. */
  readonly rooms: readonly string[]
  /** Rooms from which this room may also import types. */
  readonly types?: readonly string[]
  /** Rooms that this room may load later, but not at once. */
  readonly later?: readonly string[]
  /** Packages that this room may use, with all their subpaths. */
  readonly packages?: readonly string[]
  /** Packages from which this room may also import types. */
  readonly packageTypes?: readonly string[]
  /** Files with further permissions, by their path in the room. */
  readonly files?: Readonly<Record<string, Partial<Room>>>
}

/** The table of features, in which each feature has one row. */
export const table = 'features/table.ts'

const wagmi = ['wagmi', '@wagmi/core', 'viem']
const tools = ['ui', 'ui/theme', 'data/messages', 'errors']
const facts = [
  'data/wallets',
  'data/chains',
  'data/names',
  'data/transactions',
  'platform',
]
const views = [
  'views',
  'views/button',
  'views/connect',
  'views/account',
  'views/network',
]

const view: Room = {
  // Copying and reloading are effects of the page, so they belong to platform and not to a view.
  rooms: [
    'views',
    'wallet/session',
    'ui',
    'ui/theme',
    'data/messages',
    'data/wallets',
    'platform',
  ],
  types: ['data/chains', 'data/transactions', 'errors'],
  packages: ['react'],
}

/** The rooms, from the top down. Rooms import only from rooms below them. */
export const rooms: Readonly<Record<string, Room>> = {
  // A page for the team that ships the site. It shows the same sentences as the release command.
  'release/status': {
    rooms: ['release', 'kit', 'platform', 'errors'],
    packages: ['react', 'react-dom'],
  },
  // Runs where a release is made, and reaches no visitor.
  release: {
    rooms: [
      'app',
      'features',
      'kit',
      'platform',
      'data/messages',
      'data/wallets',
    ],
    packages: [
      ...['node:child_process', 'node:crypto', 'node:fs', 'node:module'],
      ...['node:path', 'node:timers', 'node:util', 'node:vm'],
      ...['@module-federation', '@rspack/core', 'adm-zip', 'esbuild', 'tsx'],
    ],
  },
  kit: {
    // The kit contains its own copy of all code that it uses.
    rooms: ['platform', 'errors'],
    types: ['remote/container', 'remote/exposes'],
    // RainbowKit's names and the remote in memory use the page's own wagmi.
    packages: ['react', 'react-dom', 'wagmi'],
    files: {
      // ConnectKit keeps the session of the sign-in in the page's query client.
      'connectkit/siwe.tsx': { packages: ['@tanstack/react-query'] },
      'migrate/migrate.ts': { packages: ['node:fs', 'node:path', 'node:util'] },
      'testing/testParts.ts': { rooms: ['ui'] },
      'testing/testReact.ts': { rooms: ['ui'] },
      'testing/testRows.ts': { rooms: ['data/wallets'] },
      'channels/verifyEd25519.ts': { packages: ['@noble/curves'] },
      'wallets.ts': { rooms: ['data/wallets'] },
      'render/drawStandIn.ts': { rooms: ['ui/theme'] },
      'render/standInAccount.ts': { rooms: ['ui', 'data/wallets'] },
      'render/useEarlyAccount.ts': { rooms: ['ui'] },
    },
  },
  // The code that only the entry for federation runtimes has.
  'remote/federation': {
    rooms: [
      'remote/container',
      'remote/exposes',
      'remote/page',
      'app',
      'features',
    ],
    packageTypes: ['@module-federation/enhanced'],
  },
  'remote/container': {
    rooms: ['platform', 'errors'],
    types: ['app', 'remote/exposes'],
    later: ['remote/exposes', 'remote/page', 'app'],
  },
  'remote/exposes': {
    rooms: ['remote/page', 'app', 'features'],
    // Types and events that hosts write and read.
    types: ['wallet/session', 'ui/theme', ...facts, 'errors'],
    files: {
      'testWallet.ts': { rooms: ['testWallet'] },
      'react/forReact.ts': { rooms: ['errors'] },
    },
  },
  // Creates the page's dock with the table of features.
  'remote/page': {
    rooms: ['app', 'features', 'platform'],
    packageTypes: ['react', '@wagmi/core'],
  },
  // A feature uses the core. The table of features is handed to the core from above.
  features: {
    rooms: [
      'app',
      ...views,
      'wallet/session',
      ...facts,
      ...tools,
      'features/engine',
    ],
    types: ['wallet/engine'],
    packages: ['react', 'react-dom'],
    packageTypes: ['@wagmi/core'],
    files: {
      'wagmiBridge/WagmiBridge.tsx': {
        packages: ['wagmi', '@tanstack/react-query'],
      },
    },
  },
  app: {
    rooms: [...views, 'wallet/session', ...facts, ...tools],
    types: ['wallet/engine'],
    later: ['wallet/engine'],
    packages: ['react', 'react-dom'],
    packageTypes: ['@wagmi/core'],
  },
  'views/button': view,
  'views/connect': view,
  'views/account': view,
  'views/network': view,
  // Code that all views share.
  views: {
    rooms: ['wallet/session', 'ui'],
    types: [
      'wallet/session',
      'data/messages',
      'data/wallets',
      'data/chains',
      'platform',
    ],
    packages: ['react'],
  },
  // The parts of features that use wagmi, in their folders `engine/`.
  'features/engine': {
    rooms: ['wallet/engine', ...facts, 'errors'],
    types: ['wallet/session', 'app', 'features'],
    packages: wagmi,
  },
  'wallet/engine': {
    rooms: [...facts, 'errors'],
    types: ['wallet/session'],
    packages: [
      ...['wagmi', '@wagmi/core', 'viem', '@tanstack/react-query'],
      ...['@walletconnect', '@coinbase', '@safe-global'],
    ],
  },
  ui: {
    rooms: ['ui/theme'],
    types: ['data/chains'],
    // Marks of chains, which most pages never show.
    later: ['data/chains'],
    packages: ['react', 'react-dom', 'uqr'],
    files: {
      'Picture.tsx': { rooms: ['platform'] },
      'text/shortenName.ts': { rooms: ['platform'] },
    },
  },
  'data/messages': { rooms: ['platform', 'errors'] },
  'wallet/session': {
    rooms: ['platform', 'errors'],
    types: ['data/wallets', 'data/chains'],
  },
  'data/wallets': {
    rooms: ['errors'],
    types: ['platform'],
    packages: ['wagmi/connectors'],
    files: { 'fitAnnounced.ts': { rooms: ['platform'] } },
  },
  'data/chains': {
    rooms: ['errors'],
    types: ['platform'],
    packages: ['viem/chains'],
    files: { 'checkChecksums.ts': { packages: ['viem'] } },
  },
  'data/names': {
    rooms: ['platform', 'errors'],
    packages: ['@wagmi/core', 'viem'],
  },
  'data/transactions': { rooms: ['platform', 'errors'], packages: ['viem'] },
  testWallet: { rooms: ['platform', 'errors'], packages: ['viem'] },
  'ui/theme': { rooms: ['platform', 'errors'], packages: ['@emotion'] },
  platform: { rooms: [] },
  errors: { rooms: [] },
  'remote/shared': {
    rooms: [],
    packages: [...wagmi, '@safe-global', '@walletconnect'],
  },
}

/** Maximum number of lines of each folder of `src`, without languages and the wallets that hosts add by name. */
export const lineBudgets: Readonly<Record<string, number>> = {
  app: 4168,
  data: 3520,
  errors: 433,
  features: 5684,
  kit: 8747,
  platform: 1264,
  release: 5338,
  remote: 1502,
  testWallet: 560,
  ui: 4646,
  views: 4684,
  wallet: 6114,
}
