import type { Connection, Connector } from '@wagmi/core'
import { pageChain } from '../chain/pageChain'
import { requestChain } from '../chain/requestChain'
import type { EngineContext } from '../EngineContext'
import { withPulse } from './withPulse'

/**
 * Whether a wallet that has just connected is to be moved to a chain of the page. MetaMask, for example, starts each site on
 * Ethereum. Only extensions prompt by themselves: an app or a window opens at the visitor's own tap.
 */
export function isAway(
  context: EngineContext,
  { chainId, connector }: Connection,
): boolean {
  const isPrompting =
    connector.type === 'injected' && connector.switchChain !== undefined
  return isPrompting && pageChain(context, chainId) !== chainId
}

/**
 * Moves such a wallet to the page's chain. Never rejects: a visitor who declines is connected all the same, and reads
 * "Wrong network" where the page does not have the wallet's chain.
 * @param tell called with the chain, right before the wallet is asked
 */
export async function moveToPage(
  context: EngineContext,
  connector: Connector,
  tell: (chainId: number) => void,
): Promise<void> {
  const { config } = context
  const connection = config.state.connections.get(connector.uid)
  if (!connection || !isAway(context, connection)) return
  const chainId = pageChain(context, connection.chainId)
  tell(chainId)
  try {
    await withPulse(connector, requestChain(config, connector, chainId))
  } catch {
    // The wallet stays where it is, and the network dialog offers the same switch.
  }
}
