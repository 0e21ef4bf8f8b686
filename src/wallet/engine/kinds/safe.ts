import { isSafeOrigin } from '../../../data/wallets/isSafeOrigin'
import { hasTransport } from '../../../data/wallets/transports'
import { parentOrigin } from '../../../platform/page/parentOrigin'
import type { SdkKind } from './Kind'

export const safe: SdkKind = {
  collectsSignatures: true,
  sdk: {
    connectorId: 'safe',
    async load() {
      const [{ safeSdk }] = await Promise.all([
        import(/* webpackChunkName: 'safe' */ './safeSdk'),
        import(/* webpackChunkName: 'safe' */ '@safe-global/safe-apps-sdk'),
        import(
          /* webpackChunkName: 'safe' */ '@safe-global/safe-apps-provider'
        ),
      ])
      return safeSdk
    },
    // Safe is among the host's wallets, and a Safe may embed this page.
    embedsPage: ({ safeOrigins, wallets }) =>
      isSafeOrigin(parentOrigin(), safeOrigins) &&
      wallets.some((group) =>
        group.wallets.some((wallet) => hasTransport(wallet, 'embedsPage')),
      ),
  },
}
