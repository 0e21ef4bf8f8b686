import type { ReactNode } from 'react'
import type { GuardedProps, More } from '../../connect/ConnectDialogProps'
import type { AnnouncedWallets } from '../../platform/announcedWallets'
import type { WalletFacts } from '../../session/Facts'
import type { ListedWallet, WalletGroup } from '../../wallets/Wallet'
import type { Language } from '../language'

/** The wallets that this visitor can choose. Updates live, because wallets may announce themselves at any time. */
export type WalletList = {
  /** The same array that the engine reads. It changes in place. */
  readonly groups: readonly WalletGroup[]
  readonly announced: AnnouncedWallets
  /** References to the images, because browsers discard images without references. */
  readonly pictures: readonly HTMLImageElement[]
  getListed(): readonly ListedWallet[]
  /** Adds a group below the others. */
  add(group: WalletGroup): void
  subscribe(listener: () => void): () => void
  facts(id: string): WalletFacts | undefined
  /**
   * The row that shows the catalogue's other wallets. Set if the host offers them and they are not listed yet, or
   * failed to load.
   */
  readonly more?: More
  /** Returns whether wallets of the catalogue that belong in the list have failed to load. */
  readonly isIncomplete?: () => boolean
  /** Renders the connect dialog with the host's terms. */
  readonly guard?: (props: GuardedProps) => ReactNode
} & Partial<HostTerms>

/** Functions of the list if the host has terms. */
export type HostTerms = {
  /** Returns whether the terms allow the visitor to choose a wallet. */
  readonly mayChoose: () => boolean
  /** Renders terms that need no consent. */
  readonly line: (language: Language | undefined) => ReactNode
}
