import type { ListedWallet } from '../../wallets/Wallet'

type GroupNames = Readonly<Record<string, string>>

/** What a wallet is found by: its names, its ids, and its group as it is shown. */
export function walletTexts(names: GroupNames) {
  return ({ groupName, id, name, rdns, shortName }: ListedWallet) => [
    name,
    shortName,
    id,
    ...(rdns ?? []),
    groupNameOf(names, groupName),
  ]
}

/** A group's heading: translated where it is one of the specification's. */
export function groupNameOf(names: GroupNames, groupName: string): string {
  return names[groupName] ?? groupName
}
