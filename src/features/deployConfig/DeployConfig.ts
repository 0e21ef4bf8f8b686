import type { Terms } from '../../app/WalletdockConfig'
import type { HostMessages } from '../../data/messages/HostMessages'
import type { WalletName } from '../../data/wallets/WalletChoice'

/** Options that a platform team sets for hosts that do not set them. They are stored as JSON in `channels.json`. */
export type DeployConfig = {
  /** Wallet names in order, with or without groups. @default the default list */
  readonly wallets?: readonly (WalletName | NamedWallets)[]
  /** Wallets that are not offered, neither in the list nor among the other known wallets. */
  readonly hidden?: readonly WalletName[]
  /** Texts by language tag. Each text that the host sets itself takes precedence over the same text here. */
  readonly messages?: HostMessages
  readonly terms?: Terms
}

/** Wallets with a heading. */
export type NamedWallets = {
  readonly groupName: string
  readonly wallets: readonly WalletName[]
}
