/**
 * Libraries that we take from the page where its copy fits, and the versions that fit. `@wagmi/core` is what the engine
 * runs on: `wagmi` itself exports neither `connect` nor what reads names, and every page that has it has both.
 */
export const requires = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  wagmi: '^3.0.0',
  '@wagmi/core': '^3.0.0',
  '@tanstack/react-query': '^5.0.0',
} as const
