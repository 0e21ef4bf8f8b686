import { versionOf } from '../../platform/federation/ShareScope'
import { satisfies } from '../../platform/satisfies'

/**
 * Libraries that we use from the page if its version is in the range. `@wagmi/core` is listed for the engine, because
 * `wagmi` exports neither `connect` nor the actions that read names. Every page with `wagmi` also has `@wagmi/core`.
 */
export const requires = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  wagmi: '^3.0.0',
  '@wagmi/core': '^3.0.0',
  '@tanstack/react-query': '^5.0.0',
} as const

/** One version of a library that a page offers, with the fields that all bundlers set. */
export type LibraryCopy = {
  readonly get: () => unknown
  readonly from: string
  /** Set once the library has loaded. */
  readonly lib?: unknown
  readonly loaded?: unknown
  /** Names of the containers that use it, as in the federation runtime. */
  useIn?: string[]
}

/** The libraries that a page offers, by name and version. */
export type Shares = Readonly<
  Record<string, Readonly<Record<string, LibraryCopy>>>
>

/** The page's libraries that we run on. */
export type PageLibraries = {
  /** The page's copies that we use. For all other libraries, we use our own. */
  readonly shares: Shares
  /** Version of the page's React, if it shares one. */
  readonly react: string | undefined
}

/** We use all parts of the page's React or none of them, because React rejects parts with different versions. */
const reactParts = ['react', 'react-dom', 'react-dom/client']

/** The versions of the page's libraries that we run on. Entries of several releases share it, so its names stay. */
export type LibraryVersions = {
  /** Versions by library. For all other libraries, and for parts of React that are not offered, we use our own. */
  readonly taken: Readonly<Record<string, string>>
  /** Version of the page's React, if it shares one. */
  readonly react: string | undefined
}

/** Chooses the page's libraries that we run on, with one version of each. */
export function chooseVersions(offered: Shares): LibraryVersions {
  const react = versionOf(offered['react'])
  const isWhole =
    react !== undefined &&
    satisfies(react, requires.react) &&
    reactParts.every((part) => offered[part]?.[react])
  const versions: Record<string, string> = {}
  const addFitting = (name: keyof typeof requires) => {
    const version = versionOf(offered[name])
    if (version && satisfies(version, requires[name])) versions[name] = version
  }
  if (isWhole) {
    for (const part of [...reactParts, 'react/jsx-runtime'])
      versions[part] = react
    addFitting('wagmi')
    addFitting('@tanstack/react-query')
  }
  // `@wagmi/core` does not depend on React, so we can use the page's copy even if the page's React is not compatible.
  addFitting('@wagmi/core')
  return { taken: versions, react }
}

/** Chooses the page's libraries that we run on, with one copy of each. The choice cannot change later. */
export function pageLibraries(offered: Shares): PageLibraries {
  const { taken: versions, react } = chooseVersions(offered)
  const pageCopies: Record<string, Record<string, LibraryCopy>> = {}
  for (const [name, version] of Object.entries(versions)) {
    const share = offered[name]?.[version]
    if (share) pageCopies[name] = { [version]: markUsed(share) }
  }
  return { shares: pageCopies, react }
}

/**
 * Returns a copy of a share that adds our name to `useIn` when the library is requested. Also adds the name to the
 * page's own share, where `siteEntry` reads it.
 */
function markUsed(share: LibraryCopy): LibraryCopy {
  const copy: LibraryCopy = {
    ...share,
    get() {
      copy.useIn = [...(share.useIn ?? []), 'walletdock']
      share.useIn = copy.useIn
      return share.get()
    },
  }
  return copy
}
