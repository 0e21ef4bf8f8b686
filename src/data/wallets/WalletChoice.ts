import type { MoreWalletName } from './more/moreNames'
import type { Wallet } from './Wallet'

/** Names of the wallets of the default list, in its order. Hosts can choose wallets by these names. */
export const walletNames = [
  'safe',
  'rainbow',
  'coinbase',
  'metaMask',
  'walletConnect',
] as const

/** Id of a wallet of the default list. */
export type DefaultWalletName = (typeof walletNames)[number]

/** Id of a known wallet. */
export type WalletName = DefaultWalletName | MoreWalletName

/** A wallet to offer: the name of a known wallet, or your own wallet. */
export type WalletChoice = WalletName | Wallet

/** Wallets to offer under a heading. */
export type WalletChoices = {
  readonly groupName: string
  readonly wallets: readonly WalletChoice[]
}

export function walletsOf<Choice>(
  groups: readonly { readonly wallets: readonly Choice[] }[],
): readonly Choice[] {
  return groups.flatMap(({ wallets }) => wallets)
}

/** Heading of the default list, and of wallets without a heading. */
export const defaultGroup = 'Popular'

/** Converts a host's list to groups. Wallets without a heading are in the first group, with the default heading. */
export function asGroups(
  offered: readonly (WalletChoice | WalletChoices)[],
): readonly WalletChoices[] {
  const groups = offered.filter(isGroup)
  const wallets = offered.flatMap((entry) => (isGroup(entry) ? [] : [entry]))
  return wallets.length > 0
    ? [{ groupName: defaultGroup, wallets }, ...groups]
    : groups
}

/** Returns the names in a host's list that are not in the default list. The catalogue may have them. */
export function otherNames(
  groups: readonly WalletChoices[] = [],
): readonly string[] {
  return walletsOf(groups).filter(isOther)
}

function isOther(wallet: WalletChoice): wallet is MoreWalletName {
  const ownNames: readonly unknown[] = walletNames
  return typeof wallet === 'string' && !ownNames.includes(wallet)
}

function isGroup(entry: WalletChoice | WalletChoices): entry is WalletChoices {
  return typeof entry !== 'string' && 'groupName' in entry
}
