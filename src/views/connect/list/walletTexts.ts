import type { ListedWallet } from '../../../data/wallets/Wallet'

type GroupNames = Readonly<Record<string, string>>

/** Returns the texts that a wallet can be found by: its names, ids, and the displayed name of its group. */
export function walletTexts(names: GroupNames) {
  return ({ groupName, id, name, rdns, shortName }: ListedWallet) => [
    name,
    shortName,
    id,
    ...(rdns ?? []),
    groupNameOf(names, groupName),
  ]
}

/** Returns a group's heading. Headings of the specification are translated. */
export function groupNameOf(names: GroupNames, groupName: string): string {
  return names[groupName] ?? groupName
}
