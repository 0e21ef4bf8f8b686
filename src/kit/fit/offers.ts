import type { ShareScope } from '../../platform/federation/ShareScope'

/** A library that a host passes to the kit. */
export type Library = { readonly version: string; readonly lib: unknown }

/**
 * Returns a copy of the scope with the given libraries added. Skips libraries that the scope already offers. Does not
 * change the page's own scope, because other remotes must not receive libraries that the page did not share.
 */
export function offer(
  scope: ShareScope,
  libraries: Readonly<Record<string, Library>>,
): ShareScope {
  const offered: ShareScope = { ...scope }
  for (const [name, library] of Object.entries(libraries))
    offered[name] ??= loaded(library)
  return offered
}

/**
 * Returns a copy of the scope with exactly one version of each of these libraries. Uses the scope's entry for that
 * version if there is one, and otherwise the library itself.
 */
export function offerOnly(
  scope: ShareScope,
  libraries: Readonly<Record<string, Library>>,
): ShareScope {
  const offered: ShareScope = { ...scope }
  for (const [name, library] of Object.entries(libraries)) {
    const share = scope[name]?.[library.version]
    offered[name] = share ? { [library.version]: share } : loaded(library)
  }
  return offered
}

function loaded({ version, lib }: Library): ShareScope[string] {
  const factory = () => lib
  const get = async () => factory
  return { [version]: { version, from: 'host', get, lib: factory, loaded: 1 } }
}

/** The modules of the host's React. Each value is the module's default import. */
export type HostReact = {
  readonly react: { readonly version: string; readonly useState: unknown }
  readonly 'react/jsx-runtime': object
  readonly 'react-dom': { readonly version: string }
  readonly 'react-dom/client': object
}

export function reactLibraries(react: HostReact): Record<string, Library> {
  const { version } = react.react
  return Object.fromEntries(
    Object.entries<{ readonly version?: string }>(react).map(([name, lib]) => [
      name,
      // Modules that do not export a version have React's version.
      { version: lib.version ?? version, lib },
    ]),
  )
}
