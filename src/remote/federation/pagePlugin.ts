import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import '../container/entryScript'
import '../container/fetchWithFallbacks'
import '../container/trustedChunks'
import { pageVersion, preparePage } from './page'

/**
 * Creates the plugin of the remote's own federation runtime. It gives the page's React precedence. The remote does not
 * offer libraries to the page, and uses either all parts of the page's React or none of them.
 * @see https://module-federation.io/plugin/dev/
 */
export default function pagePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'walletdock-page',
    // Under `version-first`, the runtime prefers the newest copy. If versions are equal, it prefers the copy from the
    // container whose name is later in the alphabet. A page would then run a React from the remote's origin. So do not
    // offer our own copies to the page. They remain as fallbacks.
    beforeInit: (args) => ({
      ...args,
      userOptions: { ...args.userOptions, shared: {} },
    }),
    async beforeLoadShare(args) {
      await preparePage(args.origin.shareScopeMap['default'] ?? {})
      return args
    },
    resolveShare(args) {
      const { pkgName, scope, shareScopeMap } = args
      const version = pageVersion(pkgName)
      const shared = version && shareScopeMap[scope]?.[pkgName]?.[version]
      return {
        ...args,
        resolver: () =>
          shared ? { shared, useTreesShaking: false } : undefined,
      }
    },
  }
}
