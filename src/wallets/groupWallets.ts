import type { ListedWallet } from './Wallet'

/** A heading of the connect dialog and the wallets under it. */
export type ListedGroup = {
  readonly groupName: string
  readonly wallets: readonly ListedWallet[]
}

/** Gathers listed wallets under their group's name, in first-seen order. */
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
