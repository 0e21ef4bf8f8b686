import type { Connector } from '@wagmi/core'
import { pageChain } from '../chain/pageChain'
import type { EngineContext } from '../EngineContext'
import {
  type WalletConnectProvider,
  walletConnectProvider,
} from './walletConnectProvider'

/**
 * Shows a code and waits until a wallet has used it. wagmi starts connecting only after that, because it would
 * otherwise tell the host that the page is connecting. The code lists the page's chain first, because wallets start on
 * the first chain.
 */
export async function pair(
  context: EngineContext,
  connector: Connector,
): Promise<void> {
  const provider = await walletConnectProvider(connector)
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

/**
 * Removes the provider's `connect` listeners until the returned function is called. After a disconnect, wagmi listens
 * for a new session, and would report the session before it listens to the wallet's events.
 */
function pauseListeners({ events }: WalletConnectProvider) {
  const listeners = events.listeners('connect') as (() => void)[]
  events.removeAllListeners('connect')
  return () => {
    for (const each of listeners) events.on('connect', each)
  }
}
