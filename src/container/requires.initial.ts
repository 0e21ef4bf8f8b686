/**
 * Libraries that we use from the page if its version is in the range. `@wagmi/core` is listed for the engine, because
 * `wagmi` exports neither `connect` nor the actions that read names. Every page with `wagmi` also has `@wagmi/core`.
 */
export const requires = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  wagmi: '^3.0.0',
  '@wagmi/core': '^3.0.0',
  '@tanstack/react-query': '^5.0.0',
} as const
