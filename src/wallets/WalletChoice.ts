import type { Wallet } from './Wallet'

/** The wallets of the default list, in its order: names by which a host can choose them. */
export const walletNames = [
  'safe',
  'rainbow',
  'coinbase',
  'metaMask',
  'walletConnect',
] as const

/** A wallet of the default list, by its id. */
export type WalletName = (typeof walletNames)[number]

/** A wallet to offer: one of the default list by its name, or your own. */
export type WalletChoice = WalletName | Wallet

/** Wallets to offer under a heading. */
export type WalletChoices = {
  readonly groupName: string
  readonly wallets: readonly WalletChoice[]
}

/** The heading of the default list, and of wallets for which a host gives none. */
export const defaultGroup = 'Popular'

/** A host's list as groups: wallets without a heading come first, under the default one. */
export function asGroups(
  offered: readonly (WalletChoice | WalletChoices)[],
): readonly WalletChoices[] {
  const groups = offered.filter(isGroup)
  const wallets = offered.flatMap((entry) => (isGroup(entry) ? [] : [entry]))
  return wallets.length > 0
    ? [{ groupName: defaultGroup, wallets }, ...groups]
    : groups
}

function isGroup(entry: WalletChoice | WalletChoices): entry is WalletChoices {
  return typeof entry !== 'string' && 'groupName' in entry
}
