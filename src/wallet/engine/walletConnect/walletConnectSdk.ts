import type { CreateConnectorFn } from '@wagmi/core'
import { walletConnect } from 'wagmi/connectors'
import { isMobile } from '../../../platform/device/device'
import { whenAborted } from '../../../platform/whenAborted'
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
export function walletConnectSdk(
  settings: EngineSettings,
  ended?: AbortSignal,
): CreateConnectorFn {
  const { projectId = '', relayUrl } = settings
  const storage = clientStorage(ended)
  const create = walletConnect({
    projectId,
    showQrModal: false,
    telemetryEnabled: false,
    // The dialog shows failures, so the SDK does not need to log them to the host's console.
    logger: 'silent',
    customStoragePrefix: 'walletdock',
    storage,
    // A session stays valid if the host adds a chain. The wallet must add it when the visitor switches to it.
    isNewChainsStale: false,
    metadata: appMetadata(settings),
    ...(relayUrl && { relayUrl }),
  })
  return (config) => {
    // `setup` would connect to the relay at once, whichever wallet is chosen.
    const { setup, getProvider, ...connector } = create(config)
    const share = shareSession(ended)
    let patched: WalletConnectProvider | undefined
    return {
      ...connector,
      async getProvider(parameters) {
        const provider = await getProvider.call(this, parameters)
        if (provider !== patched) {
          patchClient(provider, ended)
          emitUriEarly(provider)
          share(provider)
          shareAnswers(provider, ended)
          whenAborted(ended, () => endClient(provider))
        }
        patched = provider
        return provider
      },
      async getAccounts() {
        const accounts = await connector.getAccounts.call(this)
        if (accounts.length === 0 && storage.hasFailed())
          throw new Error('The stored session could not be read.')
        return accounts
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

/** The names under which the client (2.21.8) stores its core, or a function of the core, on the page. */
const globalNames = [
  '_walletConnectCore_walletdock',
  '_walletConnectCore_walletdock_count',
  'downloadLogsBlobInBrowser',
]

/**
 * Stops a client, which has no method for it: its timer and its connection to the relay. The session stays, on the phone
 * and in storage. The next client creates a core of its own. Otherwise it would share the stopped one.
 */
function endClient({ signer }: WalletConnectProvider): void {
  const { heartbeat, relayer } = signer.client.core
  heartbeat.stop()
  // If the relay does not answer, the browser closes the connection.
  relayer.transportClose().catch(() => {})
  for (const name of globalNames) Reflect.deleteProperty(globalThis, name)
}
