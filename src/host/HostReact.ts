import type { Library } from './ShareScope'

/** The modules of the host's React. Each value is the module's default import. */
export type HostReact = {
  readonly react: { readonly version: string; readonly useState: unknown }
  readonly 'react/jsx-runtime': object
  readonly 'react-dom': { readonly version: string }
  readonly 'react-dom/client': object
}

/** Returns the modules of the host's React as libraries with versions. */
export function reactLibraries(react: HostReact): Record<string, Library> {
  const { version } = react.react
  return Object.fromEntries(
    Object.entries<{ readonly version?: string }>(react).map(([name, lib]) => [
      name,
      // Modules that export no version have React's version.
      { version: lib.version ?? version, lib },
    ]),
  )
}
