import type { Connection, Connector } from '@wagmi/core'
import { pageChain } from '../chain/pageChain'
import { requestChain } from '../chain/switchChain'
import type { EngineContext } from '../EngineContext'
import { kindOf } from '../kinds/kinds'

/**
 * Returns whether a wallet that has just connected should switch to a chain of the page. MetaMask, for example, starts
 * each site on Ethereum.
 */
export function isAway(
  context: EngineContext,
  { chainId, connector }: Connection,
): boolean {
  const isPrompting =
    kindOf(connector).promptsWithoutTap && connector.switchChain !== undefined
  return isPrompting && pageChain(context, chainId) !== chainId
}

/**
 * Switches a wallet that has just connected to the page's chain, if it should switch. Never rejects. If the visitor
 * declines, the wallet stays connected, and the button shows "Wrong network" if the page does not have the wallet's
 * chain.
 * @param onSwitch called with the chain right before the request
 */
export async function moveToPage(
  context: EngineContext,
  connector: Connector,
  onSwitch: (chainId: number) => void,
): Promise<void> {
  const { config } = context
  const connection = config.state.connections.get(connector.uid)
  if (!connection || !isAway(context, connection)) return
  const chainId = pageChain(context, connection.chainId)
  onSwitch(chainId)
  try {
    await kindOf(connector).failIfUnresponsive(
      connector,
      requestChain(config, connector, chainId),
      'give up',
    )
  } catch {
    // The wallet stays on its chain. The network dialog offers the same switch.
  }
}
