import type { Config, Connector } from '@wagmi/core'

type ConnectorId = Pick<Connector, 'id'>

/**
 * wagmi's key in storage. It is set if the visitor has disconnected a wallet on any page or in any tab. Many wallets
 * still grant access after a disconnect.
 */
const keyOf = ({ id }: ConnectorId) => `${id}.disconnected`

/** Returns whether the visitor has disconnected this wallet and has not chosen it again. */
export async function isMarkedDisconnected(
  { storage }: Config,
  connector: ConnectorId,
): Promise<boolean> {
  return Boolean(await storage?.getItem(keyOf(connector)))
}

/** Marks a wallet as disconnected by the visitor, before the wallet has answered. */
export function markDisconnected(
  { storage }: Config,
  connector: ConnectorId,
): void {
  storage?.setItem(keyOf(connector), true)
}

/**
 * Removes the mark, because the visitor has chosen the wallet again.
 * @returns Function that restores the mark, if there was one.
 */
export async function unmarkDisconnected(
  config: Config,
  connector: ConnectorId,
): Promise<() => void> {
  const wasMarked = await isMarkedDisconnected(config, connector)
  await config.storage?.removeItem(keyOf(connector))
  return () => {
    if (wasMarked) markDisconnected(config, connector)
  }
}
