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

/** Removes the mark, because the visitor has chosen the wallet again. */
export async function unmarkLeft(
  { storage }: Config,
  connector: Left,
): Promise<void> {
  await storage?.removeItem(keyOf(connector))
}
