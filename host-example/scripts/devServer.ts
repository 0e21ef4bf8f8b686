import type { Configuration } from '@rspack/core'

/** Settings for a remote that was started with `npm run dev`. */
const usual = {
  remoteUrl: process.env['REMOTE_URL'] ?? 'http://localhost:4101',
  rpcUrls: {
    8453: 'https://mainnet.base.org',
    10: 'https://mainnet.optimism.io',
  },
  projectId: '0'.repeat(32),
  nameService: null,
  testWallet: null,
}

/**
 * The development server of the sample host. `HOST_SETTINGS` is the content of `/settings.json`, as JSON.
 * @see src/settings/Settings.ts
 */
export const devServer: NonNullable<Configuration['devServer']> = {
  port: Number(process.env['HOST_PORT'] ?? 4100),
  host: '127.0.0.1',
  hot: true,
  liveReload: true,
  client: { overlay: false },
  historyApiFallback: {
    rewrites: [
      { from: /^\/thin$/, to: '/thin.html' },
      { from: /^\/federated$/, to: '/federated.html' },
      { from: /^\/theme$/, to: '/theme.html' },
      { from: /^\/compare$/, to: '/compare.html' },
      { from: /^\/self-test$/, to: '/self-test.html' },
      {
        from: /^\/docs(\/[\w-]+)?\/?$/,
        to: ({ parsedUrl }) => `${parsedUrl.pathname?.replace(/\/$/, '')}.html`,
      },
    ],
  },
  setupMiddlewares: (middlewares) => [
    {
      name: 'settings',
      path: '/settings.json',
      middleware: (
        _request: unknown,
        response: import('node:http').ServerResponse,
      ) => {
        response.setHeader('content-type', 'application/json')
        response.end(process.env['HOST_SETTINGS'] ?? JSON.stringify(usual))
      },
    },
    ...middlewares,
  ],
}
