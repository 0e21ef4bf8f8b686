import { requires } from './pageLibraries'

/** Options for one library, in the format of the `shared` option of module federation. */
type SharedLibrary = {
  readonly singleton: true
  /** Range of the versions that we use from the page. */
  readonly requiredVersion: string
  /** Path of our own copy, if it is not the whole library. */
  readonly import?: string
  /** Name of the library whose version must be in the range. @default the library's own name */
  readonly shareKey?: string
}

const one = (name: keyof typeof requires) => ({
  singleton: true as const,
  requiredVersion: requires[name],
})

/**
 * The libraries that both entries use from the page. `src/remote/shared` limits our own copies of wagmi to the exports that we
 * use.
 */
export const sharedLibraries: Readonly<Record<string, SharedLibrary>> = {
  react: one('react'),
  'react/': one('react'),
  'react-dom': one('react-dom'),
  'react-dom/': one('react-dom'),
  wagmi: { ...one('wagmi'), import: './src/remote/shared/wagmi.ts' },
  '@wagmi/core': {
    ...one('@wagmi/core'),
    import: './src/remote/shared/wagmiCore.ts',
  },
  '@wagmi/core/actions': {
    ...one('@wagmi/core'),
    import: './src/remote/shared/wagmiActions.ts',
    shareKey: '@wagmi/core',
  },
  '@tanstack/react-query': one('@tanstack/react-query'),
}
