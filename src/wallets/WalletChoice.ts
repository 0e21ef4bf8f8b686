import type { MoreWalletName } from './more/moreNames'
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
export type DefaultWalletName = (typeof walletNames)[number]

/** A wallet that the remote knows, by its id. */
export type WalletName = DefaultWalletName | MoreWalletName

/** A wallet to offer: one that the remote knows by its name, or your own. */
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

/** The names in a host's list of wallets that are not of the default list: the catalogue may know them. */
export function otherNames(
  groups: readonly WalletChoices[] = [],
): readonly string[] {
  return groups.flatMap(({ wallets }) => wallets).filter(isOther)
}

function isOther(wallet: WalletChoice): wallet is MoreWalletName {
  const known: readonly unknown[] = walletNames
  return typeof wallet === 'string' && !known.includes(wallet)
}

function isGroup(entry: WalletChoice | WalletChoices): entry is WalletChoices {
  return typeof entry !== 'string' && 'groupName' in entry
}
