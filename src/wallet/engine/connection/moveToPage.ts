import type { Connection, Connector } from '@wagmi/core'
import { pageChain } from '../chain/pageChain'
import { requestChain } from '../chain/switchChain'
import type { EngineContext } from '../EngineContext'
import { kindOf } from '../kinds/kinds'

/**
 * Switches a wallet that has just connected to a chain of the page, if it should switch. MetaMask, for example, starts
 * each site on Ethereum. Never rejects. If the visitor declines, the wallet stays connected, and the button shows "Wrong
 * network" if the page does not have the wallet's chain.
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
  let stop = () => {}
  // The wallet may switch, or disconnect, without answering the request.
  const moved = new Promise<void>((resolve) => {
    stop = config.subscribe(
      ({ connections }) => connections.get(connector.uid),
      (now) => {
        if (!now || !isAway(context, now)) resolve()
      },
    )
  })
  const request = requestChain(config, connector, chainId)
  try {
    await Promise.race([
      kindOf(connector).failIfUnresponsive(connector, request, 'give up'),
      moved,
    ])
  } catch {
    // The wallet stays on its chain. The network dialog offers the same switch.
  } finally {
    stop()
  }
}

/** Only wallets that can prompt without a tap are requested to switch. */
function isAway(
  context: EngineContext,
  { chainId, connector }: Connection,
): boolean {
  return (
    kindOf(connector).promptsWithoutTap &&
    connector.switchChain !== undefined &&
    pageChain(context, chainId) !== chainId
  )
}
