import path from 'node:path'
import { walletdockShared } from 'walletdock/federation'

/** A host that loads Walletdock by its bundler's `remotes`. */
export type RemotesHost = {
  readonly bundler: (typeof bundlers)[number][0]
  readonly strategy: (typeof bundlers)[number][1]
  readonly react: (typeof reacts)[number] | '18'
  /** The parts of React that it shares. */
  readonly shares: keyof typeof sharings
  /** A build in the mode `development`, or the development server of the bundler. @default a production build */
  readonly development?: 'build' | 'server'
}

const bundlers = [
  ['rspack', 'version-first'],
  ['rspack', 'loaded-first'],
  ['webpack', 'version-first'],
  ['webpack', 'loaded-first'],
  ['vite', 'version-first'],
  ['vite', 'loaded-first'],
] as const
const reacts = ['19.0', '19.1', 'newest'] as const
const sharings = {
  react: ['react'],
  'react, react-dom': ['react', 'react-dom'],
  'all of React': Object.keys(walletdockShared({ wagmi: false })),
} as const

/**
 * Each bundler with all of React and with less. What a host shares decides the result, and each bundler passes it on in
 * its own way. The version of React only has to be in our range, so each host has one of the versions.
 */
const productionHosts: readonly RemotesHost[] = bundlers.flatMap(
  ([bundler, strategy], row) =>
    (['all of React', row % 2 ? 'react' : 'react, react-dom'] as const).map(
      (shares, column) => ({
        bundler,
        strategy,
        react: reacts[(row + column) % reacts.length] ?? 'newest',
        shares,
      }),
    ),
)

const plugins = bundlers.filter(([, strategy]) => strategy !== 'loaded-first')

/** A development build of each plugin, on the page's React and on our own. Only React and the bundler's code differ. */
const developmentHosts: readonly RemotesHost[] = plugins.map(
  ([bundler, strategy], row) => ({
    bundler,
    strategy,
    react: 'newest',
    shares: row % 2 ? 'all of React' : 'react',
    development: 'build',
  }),
)

/** The development server of each bundler. */
const servedHosts: readonly RemotesHost[] = plugins.map(
  ([bundler, strategy]) => ({
    bundler,
    strategy,
    react: 'newest',
    shares: 'all of React',
    development: 'server',
  }),
)

/** A host with React 18, on which the remote does not run. */
const olderHost: RemotesHost = {
  bundler: 'rspack',
  strategy: 'version-first',
  react: '18',
  shares: 'all of React',
}

export const remotesHosts: readonly RemotesHost[] = [
  ...productionHosts,
  ...developmentHosts,
  ...servedHosts,
  olderHost,
]

/** Returns the folder of the build, which is beside the host's React. */
export function folderOf(host: RemotesHost): string {
  const { bundler, strategy, react, shares, development } = host
  return path.join(
    import.meta.dirname,
    react === 'newest' ? '' : react === '18' ? '../react18' : `react${react}`,
    'dist',
    [bundler, strategy, shares, development].join('-').replace(/[^\w.-]+/g, ''),
  )
}

/** Returns the libraries that a host of this kind shares. */
export function librariesOf({ shares }: RemotesHost): readonly string[] {
  return sharings[shares]
}

/** Returns a host's description in the guide's table. */
export function nameOf({
  bundler,
  strategy,
  development,
}: RemotesHost): string {
  const plugin = {
    rspack: 'rspack',
    webpack: 'webpack with `@module-federation/enhanced`',
    vite: 'Vite',
  }[bundler]
  const name = `${plugin}, \`${strategy}\``
  return development ? `${name}, development ${development}` : name
}
