import type { Connector } from '@wagmi/core'
import { pageChain } from '../chain/pageChain'
import type { EngineContext } from '../EngineContext'
import {
  type WalletConnectProvider,
  walletConnectProvider,
} from './walletConnectProvider'

/**
 * Gives out a code and waits until a wallet has taken it. wagmi is not told before: from then on it
 * tells the host's page that it is connecting. The code names the page's chain first: wallets begin there.
 * @param begin called right before the client is asked for the code
 */
export async function pair(
  context: EngineContext,
  connector: Connector,
  begin?: (provider: WalletConnectProvider) => void,
): Promise<void> {
  const provider = await walletConnectProvider(connector)
  if (provider.session) return
  const first = pageChain(context)
  const others = context.config.chains
    .map(({ id }) => id)
    .filter((id) => id !== first)
  const stop = holdBack(provider)
  try {
    begin?.(provider)
    await provider.connect({ optionalChains: [first, ...others] })
  } finally {
    stop()
  }
}

/** After a disconnection wagmi listens for a new session, and would tell of it before it follows its wallet. */
function holdBack({ events }: WalletConnectProvider) {
  const listeners = events.listeners('connect') as (() => void)[]
  events.removeAllListeners('connect')
  return () => {
    for (const each of listeners) events.on('connect', each)
  }
}
