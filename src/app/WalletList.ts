import type { ListedWallet, WalletGroup } from '../data/wallets/Wallet'
import type { AnnouncedWallets } from '../platform/page/announcedWallets'

/**
 * The wallets that this visitor can choose. The list updates live, because wallets may announce themselves at any time.
 */
export type WalletList = {
  /** The same array that the engine reads. It changes in place. */
  readonly groups: readonly WalletGroup[]
  readonly announced: AnnouncedWallets
  /** References to the images, because browsers discard images without references. */
  readonly pictures: HTMLImageElement[]
  getListed(): readonly ListedWallet[]
  /** Adds a group below the others. */
  add(group: WalletGroup): void
  /** Replaces all groups. */
  replace(groups: readonly WalletGroup[]): void
  subscribe(listener: () => void): () => void
  /** Returns the listed wallet with this id. */
  find(id: string): ListedWallet | undefined
  /** Whether wallets that belong in the list have failed to load. */
  isIncomplete: boolean
}
