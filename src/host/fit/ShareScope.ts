/** One version of a library that a page offers to its remotes. */
export type Share = {
  readonly version: string
  /** The name of the container that offers it. */
  readonly from: string
  readonly get: () => Promise<() => unknown>
  /** Gives the library at once; there when it is loaded. */
  readonly lib?: () => unknown
  readonly loaded?: boolean | 1
}

/**
 * What a page offers to its remotes, by library and version. Remotes add what they bring.
 * @see https://module-federation.io/guide/basic/runtime
 */
export type ShareScope = Record<string, Record<string, Share>>

/** A library as a host gives it. */
export type Library = { readonly version: string; readonly lib: unknown }

/**
 * Returns the scope with libraries, loaded, that it does not offer yet. The page's own scope stays as it is: other remotes
 * must not get a library from us that the page never shared.
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
 * Returns the scope with one version alone of each of these libraries, whatever else the page offers: the entry of that
 * version that the scope has, else the library itself.
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
  const give = () => lib
  const get = async () => give
  return { [version]: { version, from: 'host', get, lib: give, loaded: 1 } }
}
