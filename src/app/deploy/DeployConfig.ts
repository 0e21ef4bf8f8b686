import type { HostMessages } from '../../messages/HostMessages'
import type { WalletName } from '../../wallets/WalletChoice'
import type { Terms } from '../Terms'

/** What a platform team sets for a host, where the host's own configuration does not say so. JSON, in `channels.json`. */
export type DeployConfig = {
  /** The wallets in their order, by name, in groups or without. @default those of the default list */
  readonly wallets?: readonly (WalletName | NamedWallets)[]
  /** Wallets that are not offered: neither in that list nor among the others. */
  readonly hidden?: readonly WalletName[]
  /** Sentences by the tag of their language; the host's own come before them, one by one. */
  readonly messages?: HostMessages
  readonly terms?: Terms
}

/** Wallets under a heading. */
export type NamedWallets = {
  readonly groupName: string
  readonly wallets: readonly WalletName[]
}
