import type { ListedWallet } from './Wallet'

/** A heading of the connect dialog, with its wallets. */
export type ListedGroup = {
  readonly groupName: string
  readonly wallets: readonly ListedWallet[]
}

/** Groups listed wallets by the name of their group, in order of first appearance. */
export function groupWallets(
  wallets: readonly ListedWallet[],
): readonly ListedGroup[] {
  const names = new Set(wallets.map(({ groupName }) => groupName))
  return [...names].map((groupName) => ({
    groupName,
    wallets: wallets.filter((wallet) => wallet.groupName === groupName),
  }))
}
