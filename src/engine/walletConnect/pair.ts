import type { Config, Connector } from '@wagmi/core'
import {
  type WalletConnectProvider,
  walletConnectProvider,
} from './walletConnectProvider'

/**
 * Gives out a code and waits until a wallet has taken it. wagmi is not told before: from then on it
 * tells the host's page that it is connecting.
 * @param begin called right before the client is asked for the code
 */
export async function pair(
  { chains }: Config,
  connector: Connector,
  begin?: (provider: WalletConnectProvider) => void,
): Promise<void> {
  const provider = await walletConnectProvider(connector)
  if (provider.session) return
  const [first, ...others] = chains.map(({ id }) => id)
  if (first === undefined) return
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
