import path from 'node:path'
import { walletdockShared } from 'walletdock/federation'

/** A host that loads Walletdock by its bundler's `remotes`. */
export type RemotesHost = {
  readonly bundler: (typeof bundlers)[number][0]
  /** webpack's own plugin has no strategy. */
  readonly strategy: (typeof bundlers)[number][1]
  readonly react: (typeof reacts)[number]
  /** Which parts of React it shares. */
  readonly shares: keyof typeof sharings
}

const bundlers = [
  ['rspack', 'version-first'],
  ['rspack', 'loaded-first'],
  ['webpack', undefined],
  ['webpack, enhanced', 'version-first'],
  ['webpack, enhanced', 'loaded-first'],
  ['vite', 'version-first'],
  ['vite', 'loaded-first'],
] as const
const reacts = ['19.0', '19.1', 'newest'] as const
const sharings = {
  react: ['react'],
  'react, react-dom': ['react', 'react-dom'],
  'all of React': Object.keys(walletdockShared({ wagmi: false })),
} as const
const shares = Object.keys(sharings) as (keyof typeof sharings)[]

/** Hosts with every bundler, every React and every way to share it. Each two of these occur together in some host. */
export const remotesHosts: readonly RemotesHost[] = bundlers.flatMap(
  ([bundler, strategy], row) =>
    reacts.map((react, column) => ({
      bundler,
      strategy,
      react,
      shares: shares[(row + column) % shares.length] ?? 'react',
    })),
)

/** Returns the folder of the build, which is beside the host's React. */
export function folderOf(host: RemotesHost): string {
  const { bundler, strategy, react, shares } = host
  return path.join(
    import.meta.dirname,
    react === 'newest' ? '' : `react${react}`,
    'dist',
    [bundler, strategy, shares].join('-').replace(/[^\w.-]+/g, ''),
  )
}

/** Returns the libraries that a host of this kind shares. */
export function librariesOf({ shares }: RemotesHost): readonly string[] {
  return sharings[shares]
}

/** Returns a host's description in the guide's table. */
export function nameOf({ bundler, strategy }: RemotesHost): string {
  const plugin = {
    rspack: 'rspack',
    webpack: 'webpack’s own plugin',
    'webpack, enhanced': 'webpack with `@module-federation/enhanced`',
    vite: 'Vite',
  }[bundler]
  return strategy ? `${plugin}, \`${strategy}\`` : plugin
}
