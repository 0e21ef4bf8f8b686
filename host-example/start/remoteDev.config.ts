import type { Configuration } from '@rspack/core'
import config from '../../rspack.config'

const port = Number(process.env['REMOTE_PORT'])

/** The remote as `npm run dev` serves it: to pages of any origin, which reload when a file of it changes. */
export default {
  ...config,
  devServer: {
    host: '127.0.0.1',
    port,
    headers: {
      'access-control-allow-origin': '*',
      // The contract holds the entry's hash: both must be of one build.
      'cache-control': 'no-store',
    },
    allowedHosts: 'all',
    static: false,
    // Refresh in place does not repaint a remote inside a host.
    hot: false,
    liveReload: true,
    // By itself the client would ask the page's own origin.
    client: { overlay: false, webSocketURL: `ws://127.0.0.1:${port}/ws` },
  },
} satisfies Configuration
