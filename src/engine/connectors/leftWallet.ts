import type { Config, Connector } from '@wagmi/core'

type Left = Pick<Connector, 'id'>

/**
 * wagmi's key in storage. It is set if the visitor has disconnected a wallet on any page or in any tab. Many wallets
 * still grant access after a disconnect.
 */
const keyOf = ({ id }: Left) => `${id}.disconnected`

/** Returns whether the visitor has disconnected this wallet and has not chosen it again. */
export async function isLeft(
  { storage }: Config,
  connector: Left,
): Promise<boolean> {
  return Boolean(await storage?.getItem(keyOf(connector)))
}

/** Marks a wallet as disconnected by the visitor, before the wallet has answered. */
export function markLeft({ storage }: Config, connector: Left): void {
  storage?.setItem(keyOf(connector), true)
}

/**
 * Removes the mark, because the visitor has chosen the wallet again.
 * @returns Function that restores the mark, if there was one.
 */
export async function unmarkLeft(
  config: Config,
  connector: Left,
): Promise<() => void> {
  const wasLeft = await isLeft(config, connector)
  await config.storage?.removeItem(keyOf(connector))
  return () => {
    if (wasLeft) markLeft(config, connector)
  }
}
