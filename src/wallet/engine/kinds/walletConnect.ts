import { pageChain } from '../chain/pageChain'
import type { EngineContext } from '../EngineContext'
import {
  disconnectPhone,
  endOldSession,
  endSession,
} from '../walletConnect/endSession'
import {
  type WalletConnectProvider,
  walletConnectProvider,
} from '../walletConnect/walletConnectProvider'
import type { SdkKind } from './Kind'

/** Wallets that are reached by WalletConnect: on phones by a link, and otherwise by a QR code. */
export const walletConnect: SdkKind = {
  usesCode: true,
  missesNoEvents: true,
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
    const provider = await walletConnectProvider(connector)
    const showModal = hideModal(provider)
    try {
      // If the host passes its own wagmi config, the host's connector shows the QR code.
      if (!context.settings.wagmi) await pair(context, provider)
      await request()
    } finally {
      showModal()
    }
  },
  disconnect: disconnectPhone,
  leave: endSession,
}

/** The hidden dialogs, each with the number of open attempts. */
const hidden = new WeakMap<
  WalletConnectProvider,
  { readonly modal: unknown; attempts: number }
>()

/** A host's connector opens the SDK's dialog below ours. @returns Function that restores it after the last attempt. */
function hideModal(provider: WalletConnectProvider): () => void {
  const own = hidden.get(provider) ?? { modal: provider.modal, attempts: 0 }
  own.attempts += 1
  hidden.set(provider, own)
  provider.modal = undefined
  return () => {
    own.attempts -= 1
    if (own.attempts > 0) return
    provider.modal = own.modal
    hidden.delete(provider)
  }
}

/**
 * Shows a code and waits until a wallet has used it. wagmi starts connecting only after that, because it would
 * otherwise tell the host that the page is connecting. The code lists the page's chain first, because wallets start on
 * the first chain.
 */
export async function pair(
  context: Pick<EngineContext, 'config' | 'settings'>,
  provider: Pick<WalletConnectProvider, 'connect' | 'events' | 'session'>,
): Promise<void> {
  if (provider.session) return
  const first = pageChain(context)
  const others = context.config.chains
    .map(({ id }) => id)
    .filter((id) => id !== first)
  const stop = pauseListeners(provider)
  try {
    await provider.connect({ optionalChains: [first, ...others] })
  } finally {
    stop()
  }
}

/** wagmi listens for a new session, and would report it before it listens to the wallet's events. */
function pauseListeners({ events }: Pick<WalletConnectProvider, 'events'>) {
  const listeners = events.listeners('connect') as (() => void)[]
  events.removeAllListeners('connect')
  return () => {
    for (const each of listeners) events.on('connect', each)
  }
}
