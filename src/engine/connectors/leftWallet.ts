import type { Config, Connector } from '@wagmi/core'

type Left = Pick<Connector, 'id'>

/**
 * wagmi's own mark in storage. It says that the visitor has disconnected a wallet, on any page and in any tab. Many wallets
 * keep the page's permission nevertheless.
 */
const keyOf = ({ id }: Left) => `${id}.disconnected`

/** Whether the visitor has disconnected this wallet and has not chosen it again. */
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
 * @returns Function that puts the mark back, if there was one.
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
