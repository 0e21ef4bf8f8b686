import { type Connection, type Connector, connect } from '@wagmi/core'
import { classifyFailure } from '../../../errors/classifyFailure'
import { pageChain } from '../chain/pageChain'
import { requestChain } from '../chain/switchChain'
import { isUsable, markChosen } from '../connectors/addConnector'
import type { EngineContext, EnginePart } from '../EngineContext'
import { failIfUnresponsive, kindOf } from '../kinds/kinds'
import { whenState } from '../whenState'
import { disconnectWallet, waitForDisconnect } from './disconnect'

/** Prompts the visitor. @throws the wallet's error; Error for an invalid account or chain id */
export async function connectWallet(
  context: EngineContext,
  parts: readonly EnginePart[],
  connector: Connector,
  isOver: () => boolean,
): Promise<void> {
  const { config } = context
  const kind = kindOf(connector)
  const request = async () => {
    const hasAccess =
      kind.connectsAndSigns &&
      (await preauthorize(context, parts, connector, isOver))
    // wagmi's type omits `isReconnecting`. If true, the connector reads the granted accounts instead of prompting
    // again.
    const pending = { connector, isReconnecting: hasAccess }
    const { accounts, chainId } = await connect(config, pending)
    if (isUsable(accounts[0], chainId)) return
    await disconnectWallet(config, connector)
    throw new Error('The wallet returned no account or no chain.')
  }
  await waitForDisconnect(connector)
  const markAgain = await markChosen(config, connector)
  try {
    await (kind.connect?.(context, connector, request) ?? request())
  } catch (thrown) {
    // The visitor has declined, so the earlier disconnect still counts.
    if (classifyFailure(thrown).class === 'rejected') markAgain()
    throw thrown
  }
}

async function preauthorize(
  context: EngineContext,
  parts: readonly EnginePart[],
  connector: Connector,
  isOver: () => boolean,
): Promise<boolean> {
  for (const { beforeConnect } of parts) {
    const ask = await beforeConnect?.()
    if (ask) return ask(context, connector, isOver)
  }
  return false
}

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
  const over = new AbortController()
  // The wallet may switch, or disconnect, without answering the request.
  const moved = whenState(
    config,
    ({ connections }) => {
      const now = connections.get(connector.uid)
      return !now || !isAway(context, now)
    },
    over.signal,
  )
  const request = requestChain(config, connector, chainId)
  try {
    await Promise.race([
      failIfUnresponsive(connector, request, 'give up'),
      moved,
    ])
  } catch {
    // The wallet stays on its chain. The network dialog offers the same switch.
  } finally {
    over.abort()
  }
}

/** Only wallets that can prompt without a tap are requested to switch. */
function isAway(context: EngineContext, { chainId, connector }: Connection) {
  return (
    kindOf(connector).promptsWithoutTap === true &&
    connector.switchChain !== undefined &&
    pageChain(context, chainId) !== chainId
  )
}
