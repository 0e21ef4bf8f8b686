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

/** Adds libraries, loaded, to a scope that does not offer them yet. */
export function offer(
  scope: ShareScope,
  libraries: Readonly<Record<string, Library>>,
): ShareScope {
  for (const [name, { version, lib }] of Object.entries(libraries)) {
    const give = () => lib
    scope[name] ??= {
      [version]: {
        version,
        from: 'host',
        get: async () => give,
        lib: give,
        loaded: 1,
      },
    }
  }
  return scope
}
