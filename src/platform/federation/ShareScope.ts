import { isAtLeast } from '../satisfies'

/** One version of a library that a page offers to its remotes. */
export type Share = {
  readonly version: string
  /** The name of the container that offers it. */
  readonly from: string
  readonly get: () => Promise<() => unknown>
  /** Returns the library synchronously. Set when the library has loaded. */
  readonly lib?: () => unknown
  readonly loaded?: boolean | 1
  /** Names of the containers that use it. */
  readonly useIn?: readonly string[]
}

/**
 * The libraries that a page offers to its remotes, by name and version. Remotes add their own.
 * @see https://module-federation.io/guide/basic/runtime
 */
export type ShareScope = Record<string, Record<string, Share>>

/** Returns the version that a page runs: the newest loaded version or, if none is loaded, the newest. */
export function versionOf(
  shares: Readonly<
    Record<string, { readonly lib?: unknown; readonly loaded?: unknown }>
  > = {},
): string | undefined {
  const versions = Object.keys(shares).sort((one, other) =>
    isAtLeast(one, other) ? -1 : 1,
  )
  return (
    versions.find((it) => shares[it]?.lib || shares[it]?.loaded) ?? versions[0]
  )
}
