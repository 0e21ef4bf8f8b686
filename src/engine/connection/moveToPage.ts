import type { Config, Connection, Connector } from '@wagmi/core'
import { requestChain } from '../chain/requestChain'
import { withPulse } from './withPulse'

/**
 * Whether a wallet that has just connected is to be moved to a chain of the page. MetaMask, for example, starts each site on
 * Ethereum. Only extensions prompt by themselves: an app or a window opens at the visitor's own tap.
 */
export function isAway(
  { chains }: Config,
  { chainId, connector }: Connection,
): boolean {
  const isPrompting =
    connector.type === 'injected' && connector.switchChain !== undefined
  return isPrompting && chains.every(({ id }) => id !== chainId)
}

/**
 * Moves such a wallet to the page's first chain. Never rejects: a visitor who declines is connected all the same, and reads
 * "Wrong network".
 */
export async function moveToPage(
  config: Config,
  connector: Connector,
): Promise<void> {
  const connection = config.state.connections.get(connector.uid)
  if (!connection || !isAway(config, connection)) return
  const [{ id }] = config.chains
  try {
    await withPulse(connector, requestChain(config, connector, id))
  } catch {
    // The wallet stays where it is, and the network dialog offers the same switch.
  }
}
