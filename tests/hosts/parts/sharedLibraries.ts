/** One copy for the page and its remotes, or a clear refusal. */
const one = (requiredVersion: string) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion,
})

/** What a federated host shares. */
export const sharedLibraries = {
  react: one('^19.0.0'),
  'react/': one('^19.0.0'),
  'react-dom': one('^19.0.0'),
  'react-dom/': one('^19.0.0'),
  wagmi: one('^3.0.0'),
  '@tanstack/react-query': one('^5.0.0'),
}
