import {
  disconnectPhone,
  endOldSession,
  endSession,
} from '../walletConnect/endSession'
import { hideModal } from '../walletConnect/hideModal'
import { pair } from '../walletConnect/pair'
import { type SdkKind, usualKind } from './Kind'

/** Wallets that are reached by WalletConnect: on phones by a link, and otherwise by a QR code. */
export const walletConnect: SdkKind = {
  ...usualKind,
  usesCode: true,
  mayMissEvents: false,
  // wagmi has requested the phone to add the chain. A new session may have it, because it requests the page's chains.
  switchRemedy: 'reconnect',
  sdk: {
    connectorId: 'walletConnect',
    async load() {
      const [{ walletConnectSdk }] = await Promise.all([
        import(
          /* webpackChunkName: 'walletConnect' */ '../walletConnect/walletConnectSdk'
        ),
        import(
          /* webpackChunkName: 'walletConnect' */ '@walletconnect/ethereum-provider'
        ),
      ])
      return walletConnectSdk
    },
  },
  async connect(context, connector, request) {
    await endOldSession(context.config, connector)
    const showModal = await hideModal(connector)
    try {
      // If the host passes its own wagmi config, the host's connector shows the QR code.
      if (!context.settings.wagmi) await pair(context, connector)
      await request()
    } finally {
      showModal()
    }
  },
  disconnect: disconnectPhone,
  leave: endSession,
}
