/** How one library is shared. */
export type SharedLibrary = { readonly singleton: true }

/**
 * What a page shares so that Walletdock runs on its libraries: the same for the federation plugins of rspack, webpack
 * and Vite.
 * @param options.wagmi `false` for a page without wagmi. @default true
 * @example new ModuleFederationPlugin({ name: 'shop', shared: walletdockShared() })
 */
export function walletdockShared(
  options: { readonly wagmi?: boolean } = {},
): Record<string, SharedLibrary> {
  const { wagmi = true } = options
  const libraries = [
    ...['react', 'react/', 'react-dom', 'react-dom/'],
    // wagmi's hooks and what they run on, which Walletdock's own connecting runs on too.
    ...(wagmi ? ['wagmi', '@wagmi/core', '@tanstack/react-query'] : []),
  ]
  return Object.fromEntries(
    libraries.map((name) => [name, { singleton: true }]),
  )
}
