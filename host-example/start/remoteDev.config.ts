import type { Configuration } from '@rspack/core'
import configs from '../../rspack.config'

const port = Number(process.env['REMOTE_PORT'])

const devServer = {
  host: '127.0.0.1',
  port,
  headers: {
    'access-control-allow-origin': '*',
    // The contract contains the hash of the entry, so a cache must not return the two files of different builds.
    'cache-control': 'no-store',
  },
  allowedHosts: 'all',
  static: false,
  // A hot update would bypass the kit's chunk loader.
  // See decisions.md, “The remote reloads its pages in development”.
  hot: false,
  liveReload: true,
  // By default, the client would connect to the page's own origin.
  client: { overlay: false, webSocketURL: `ws://127.0.0.1:${port}/ws` },
} satisfies Configuration['devServer']

/**
 * The remote's configuration for `npm run dev`. Pages of any origin can load the remote, and reload when one of its
 * files changes. One server serves both builds.
 */
export default configs.map((config) => ({ ...config, devServer }))
