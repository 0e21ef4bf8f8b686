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
  const groups = new Map<string, ListedWallet[]>()
  for (const wallet of wallets) {
    const group = groups.get(wallet.groupName)
    if (group) group.push(wallet)
    else groups.set(wallet.groupName, [wallet])
  }
  return [...groups].map(([groupName, members]) => ({
    groupName,
    wallets: members,
  }))
}
