import {
  ChainNotConfiguredError,
  type Config,
  type Connector,
  ConnectorNotConnectedError,
} from '@wagmi/core'
import { ChainMismatchError } from 'viem'
import type { EngineContext } from '../../../wallet/engine/EngineContext'
import { failIfUnresponsive } from '../../../wallet/engine/kinds/kinds'
import { withTimeout } from '../../../wallet/engine/withTimeout'

/** The sender of a transaction: an account, its wallet, and a chain of the host. */
export type Sender = {
  readonly address: `0x${string}`
  readonly chain: Config['chains'][number]
  readonly connector: Connector
}

/** Returns the connected account and its connector. @throws ConnectorNotConnectedError */
export function connectedIn({
  state,
}: Config): Pick<Sender, 'address' | 'connector'> {
  const { connections, current } = state
  const connection = current && connections.get(current)
  if (!connection) throw new ConnectorNotConnectedError()
  const { accounts, connector } = connection
  return { address: accounts[0], connector }
}

/**
 * Returns the sender for a chain, by default the wallet's.
 * @throws ConnectorNotConnectedError, ChainNotConfiguredError, ChainMismatchError; WalletGoneError
 */
export async function senderOn(
  { config, settings }: EngineContext,
  chainId: number | undefined,
): Promise<Sender> {
  const { address, connector } = connectedIn(config)
  const configured = (id: number) => {
    const chain = config.chains.find((each) => each.id === id)
    if (!chain) throw new ChainNotConfiguredError()
    return chain
  }
  if (chainId !== undefined) configured(chainId)
  const currentChainId = await withTimeout(
    failIfUnresponsive(connector, connector.getChainId()),
    settings.walletTimeoutMs,
  )
  const chain = configured(chainId ?? currentChainId)
  if (chain.id !== currentChainId)
    throw new ChainMismatchError({ chain, currentChainId })
  return { address, chain, connector }
}
