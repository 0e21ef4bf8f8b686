import type { CreateConnectorFn } from '@wagmi/core'
import { walletConnect } from 'wagmi/connectors'
import { isMobile } from '../../platform/isMobile'
import { appMetadata } from '../connectors/appMetadata'
import type { EngineSettings } from '../EngineSettings'
import { calmEngine } from './calmEngine'
import { calmRelayer } from './calmRelayer'
import { endBeforeNotifying } from './endSession'
import { shareAnswers } from './shareAnswers'
import { shareSession } from './shareSession'
import { sooner, type WalletConnectProvider } from './walletConnectProvider'

/** Every wallet that is reached by a code or a link. The code is drawn by us, not by the vendor's dialog. */
export function walletConnectSdk(settings: EngineSettings): CreateConnectorFn {
  const { projectId = '', relayUrl } = settings
  const create = walletConnect({
    projectId,
    showQrModal: false,
    telemetryEnabled: false,
    // Failures are shown to the visitor, not in the host's console.
    logger: 'silent',
    customStoragePrefix: 'walletdock',
    // A session lives on when the host offers one more chain: the wallet is asked for that one when it is chosen.
    isNewChainsStale: false,
    metadata: appMetadata(settings),
    ...(relayUrl && { relayUrl }),
  })
  return (config) => {
    // Setup would open the relay at once, whichever wallet is chosen.
    const { setup, getProvider, ...connector } = create(config)
    const share = shareSession()
    let calm: WalletConnectProvider | undefined
    return {
      ...connector,
      async getProvider(given) {
        const provider = await getProvider.call(this, given)
        if (provider !== calm) {
          calmEngine(provider)
          calmRelayer(provider)
          endBeforeNotifying(provider)
          tellSooner(provider)
          share(provider)
          shareAnswers(provider)
        }
        calm = provider
        return provider
      },
    }
  }
}

/**
 * Reports a code as soon as the relay has accepted the connection. The client (2.21.8) reports it when the relay has taken the question
 * behind it, and before that has a page of WalletConnect's attest this one's address: a wallet that scans sooner waits
 * for the question. Phones leave the page for the wallet, and send nothing from then on.
 */
function tellSooner({ events, signer }: WalletConnectProvider): void {
  if (isMobile(navigator)) return
  const { pairing, relayer } = signer.client.core
  const { create } = pairing
  pairing.create = async (given) => {
    const made = await create(given)
    // A relay opens the connection of a page that it refuses, too: only an answer shows that a code can be used.
    const { topic, uri } = made
    relayer.request({ method: 'irn_subscribe', params: { topic } }).then(
      () => events.emit(sooner, uri),
      () => {
        // Not reported: the question behind the code is on its way, and reports the same failure.
      },
    )
    return made
  }
}
