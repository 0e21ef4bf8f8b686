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

/** Returns whether a file is part of the table. In the core, only these files name a feature, one for each download. */
export const isTable = (file: string) =>
  file.startsWith('app/features/') || file === 'app/engineFeatures.ts'

const tools = ['ui', 'theme', 'messages', 'errors']
const facts = ['wallets', 'chains', 'names', 'transactions', 'platform']
const views = ['button', 'connect', 'account', 'network']

const view: Room = {
  // Copying and reloading are effects of the page, so they belong to platform and not to a view.
  rooms: ['session', 'ui', 'theme', 'messages', 'platform'],
  types: ['wallets', 'chains', 'transactions', 'errors'],
  packages: ['react'],
}

/** The rooms, from the top down. Rooms import only from rooms below them, except that tables load features later. */
export const rooms: Readonly<Record<string, Room>> = {
  // Runs where a release is made, and reaches no visitor.
  release: {
    rooms: ['app', 'container', 'features', 'host', 'messages', 'wallets'],
    packages: [
      ...['node:child_process', 'node:crypto', 'node:fs', 'node:module'],
      ...['node:path', 'node:util', 'node:vm'],
      ...['@module-federation', '@rspack/core', 'adm-zip', 'esbuild', 'tsx'],
    ],
    packageTypes: ['vite'],
  },
  // A page for the team that ships the site.
  status: { rooms: ['host', 'errors'], packages: ['react', 'react-dom'] },
  // The code that only the entry for federation runtimes has.
  federation: {
    rooms: ['container', 'exposes', 'app', 'features'],
    packageTypes: ['@module-federation/enhanced'],
  },
  container: {
    // The container uses the host kit's check of which libraries of a page fit.
    rooms: ['host', 'errors'],
    types: ['app'],
    later: ['exposes', 'app', 'features'],
  },
  exposes: {
    rooms: ['app', 'button', 'features'],
    // Types and events that hosts write and read.
    types: ['session', 'theme', ...facts, 'errors'],
    files: {
      'testWallet.ts': { rooms: ['testWallet'] },
      'react/forReact.ts': { rooms: ['errors'] },
    },
  },
  // A feature uses the core, and the core's table loads it.
  features: {
    rooms: ['app', ...views, 'session', ...facts, ...tools, 'features/engine'],
    types: ['engine'],
    packages: ['react', 'react-dom'],
    packageTypes: ['@wagmi/core'],
    files: {
      'wagmiBridge/WagmiBridge.tsx': {
        packages: ['wagmi', '@tanstack/react-query'],
      },
    },
  },
  app: {
    rooms: [...views, 'session', ...facts, ...tools],
    types: ['engine'],
    later: ['engine'],
    packages: ['react', 'react-dom'],
    packageTypes: ['@wagmi/core'],
    files: {
      'engineParts.ts': { rooms: ['engine'] },
      // Not in `app/features`, because the type of the dock uses this file, and the tables in that folder use the dock.
      'engineFeatures.ts': { rooms: ['engine'], later: ['features/engine'] },
      'features/button.ts': { later: ['features'] },
      'features/dialogs.ts': { later: ['features'] },
      'features/list.ts': { later: ['features'] },
      'features/account.ts': { later: ['features'] },
      'features/checks.ts': { later: ['features'] },
    },
  },
  button: view,
  connect: view,
  account: view,
  network: view,
  // The parts of features that use wagmi, in their folders `engine/`.
  'features/engine': {
    rooms: ['engine', ...facts, 'errors'],
    types: ['session', 'app'],
    packages: ['wagmi', '@wagmi/core', 'viem'],
  },
  engine: {
    rooms: [...facts, 'errors'],
    types: ['session'],
    packages: [
      ...['wagmi', '@wagmi/core', 'viem', '@tanstack/react-query'],
      ...['@walletconnect', '@coinbase', '@safe-global'],
    ],
  },
  host: {
    // The kit contains its own copy of all code that it uses.
    rooms: ['errors'],
    types: ['exposes'],
    packages: ['react', 'react-dom'],
    files: {
      'channels/verifyEd25519.ts': { packages: ['@noble/curves'] },
      'wallets.ts': { rooms: ['wallets'] },
      'render/standInLook.ts': { rooms: ['theme'] },
      'render/standInAccount.ts': { rooms: ['platform', 'ui', 'wallets'] },
    },
  },
  ui: {
    rooms: ['theme'],
    types: ['chains'],
    // Marks of chains, which most pages never show.
    later: ['chains'],
    packages: ['react', 'react-dom', 'uqr'],
    files: { 'text/shortenName.ts': { rooms: ['platform'] } },
  },
  messages: { rooms: ['errors'] },
  session: {
    rooms: ['platform', 'errors'],
    types: ['wallets', 'chains'],
  },
  wallets: {
    rooms: ['errors'],
    types: ['platform'],
    packages: ['wagmi/connectors'],
    files: { 'announcedName.ts': { rooms: ['platform'] } },
  },
  chains: {
    rooms: ['errors'],
    types: ['platform'],
    packages: ['viem/chains'],
    files: { 'checkChecksums.ts': { packages: ['viem'] } },
  },
  names: { rooms: ['errors'], packages: ['@wagmi/core', 'viem'] },
  transactions: { rooms: ['platform', 'errors'], packages: ['viem'] },
  testWallet: { rooms: ['platform', 'errors'], packages: ['viem'] },
  platform: { rooms: [] },
  theme: { rooms: ['errors'], packages: ['@emotion'] },
  errors: { rooms: [], types: ['transactions'] },
  shared: {
    rooms: [],
    packages: ['wagmi', '@wagmi/core', '@safe-global'],
  },
}
