import { isAtLeast, satisfies } from '../host/fit/satisfies'
import { requires } from './requires'

/** One version of a library that a page offers, as far as every bundler tells. */
export type Share = {
  readonly get: () => unknown
  readonly from: string
  /** Set once it is in use. */
  readonly lib?: unknown
  readonly loaded?: unknown
  /** Names of the containers that use it: how the federation runtime keeps count. */
  useIn?: string[]
}

/** What a page offers, by library and version. */
export type Shares = Readonly<Record<string, Readonly<Record<string, Share>>>>

/** What we run on. */
export type PageLibraries = {
  /** The page's copies that we take; what is missing here we bring ourselves. */
  readonly taken: Shares
  /** Version of the page's React, if it shares one. */
  readonly react: string | undefined
}

/** React is taken whole or not at all: its parts refuse each other when their versions differ. */
const reactParts = ['react', 'react-dom', 'react-dom/client']

/** Decides which of a page's libraries we run on: one copy of each, which cannot be replaced later. Pure. */
export function pageLibraries(offered: Shares): PageLibraries {
  const react = versionOf(offered['react'])
  const isWhole =
    react !== undefined &&
    satisfies(react, requires.react) &&
    reactParts.every((part) => offered[part]?.[react])
  const taken: Record<string, Record<string, Share>> = {}
  const take = (name: string, version = '') => {
    const share = offered[name]?.[version]
    // Next's React is a pre-release: where the bundler looks, `*` is none of those.
    if (share) taken[name] = { [version.replace(/-.*/, '')]: counted(share) }
  }
  const takeFitting = (name: keyof typeof requires) => {
    const version = versionOf(offered[name])
    if (version && satisfies(version, requires[name])) take(name, version)
  }
  if (isWhole) {
    for (const part of [...reactParts, 'react/jsx-runtime']) take(part, react)
    takeFitting('wagmi')
    takeFitting('@tanstack/react-query')
  }
  // It has no React in it.
  takeFitting('@wagmi/core')
  return { taken, react }
}

/** The version that a page runs: the newest that is loaded, else the newest. */
export function versionOf(shares: Shares[string] = {}): string | undefined {
  const versions = Object.keys(shares).sort((one, other) =>
    isAtLeast(one, other) ? -1 : 1,
  )
  return (
    versions.find((it) => shares[it]?.lib || shares[it]?.loaded) ?? versions[0]
  )
}

function counted(share: Share): Share {
  const taken: Share = {
    ...share,
    get() {
      taken.useIn = [...(share.useIn ?? []), 'walletdock']
      share.useIn = taken.useIn
      return share.get()
    },
  }
  return taken
}
