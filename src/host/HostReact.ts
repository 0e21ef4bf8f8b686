import type { Library } from './fit/ShareScope'

/** The host's React, each module as `import X from '…'` gives it. */
export type HostReact = {
  readonly react: { readonly version: string; readonly useState: unknown }
  readonly 'react/jsx-runtime': object
  readonly 'react-dom': { readonly version: string }
  readonly 'react-dom/client': object
}

/** The host's React as libraries with their versions. */
export function reactLibraries(react: HostReact): Record<string, Library> {
  const { version } = react.react
  return Object.fromEntries(
    Object.entries<{ readonly version?: string }>(react).map(([name, lib]) => [
      name,
      // Parts without a number of their own are of React's.
      { version: lib.version ?? version, lib },
    ]),
  )
}
