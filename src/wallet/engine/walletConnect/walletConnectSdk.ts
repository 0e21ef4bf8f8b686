import type { CreateConnectorFn } from '@wagmi/core'
import { walletConnect } from 'wagmi/connectors'
import { isMobile } from '../../../platform/device/device'
import { appMetadata } from '../appMetadata'
import type { EngineSettings } from '../EngineSettings'
import { clientStorage } from './clientStorage'
import { patchClient } from './patchClient'
import { shareAnswers, shareSession } from './shareSession'
import { earlyUri, type WalletConnectProvider } from './walletConnectProvider'

type Pairing = ReturnType<
  WalletConnectProvider['signer']['client']['pairing']['get']
>

/** Connector for all wallets that are reached by a code or a link. Our dialog renders the code. */
export function walletConnectSdk(settings: EngineSettings): CreateConnectorFn {
  const { projectId = '', relayUrl } = settings
  const create = walletConnect({
    projectId,
    showQrModal: false,
    telemetryEnabled: false,
    // The dialog shows failures, so the SDK does not need to log them to the host's console.
    logger: 'silent',
    customStoragePrefix: 'walletdock',
    storage: clientStorage(),
    // A session stays valid if the host adds a chain. The wallet must add it when the visitor switches to it.
    isNewChainsStale: false,
    metadata: appMetadata(settings),
    ...(relayUrl && { relayUrl }),
  })
  return (config) => {
    // `setup` would connect to the relay at once, whichever wallet is chosen.
    const { setup, getProvider, ...connector } = create(config)
    const share = shareSession()
    let patched: WalletConnectProvider | undefined
    return {
      ...connector,
      async getProvider(parameters) {
        const provider = await getProvider.call(this, parameters)
        if (provider !== patched) {
          patchClient(provider)
          emitUriEarly(provider)
          share(provider)
          shareAnswers(provider)
        }
        patched = provider
        return provider
      },
    }
  }
}

/**
 * Reports a code as soon as the relay has accepted the connection. The client (2.21.8) waits until the relay has the
 * connection request, and before that, it loads a page from WalletConnect's server that attests this page's URL. If a
 * wallet scans the code earlier, the wallet waits for the request. Does nothing on phones, which open the wallet's app
 * and then no longer send the request.
 */
function emitUriEarly({ events, signer }: WalletConnectProvider): void {
  if (isMobile(navigator)) return
  const { crypto, pairing, relayer } = signer.client.core
  pairing.events.on('pairing_create', (created: Pairing) => {
    const { topic } = created
    // Relays also open connections of pages that they refuse. Only an answer shows that the code works.
    relayer.request({ method: 'irn_subscribe', params: { topic } }).then(
      () => {
        // The code's key is gone if the visitor has chosen another wallet meanwhile.
        if (crypto.keychain.has(topic))
          events.emit(earlyUri, pairing.formatUriFromPairing(created))
      },
      () => {
        // Not reported, because the request behind the code fails for the same reason and reports it.
      },
    )
  })
}
