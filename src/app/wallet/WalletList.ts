import type { ReactNode } from 'react'
import type { GuardedProps, More } from '../../connect/ConnectDialogProps'
import type { AnnouncedWallets } from '../../platform/announcedWallets'
import type { WalletFacts } from '../../session/Facts'
import type { ListedWallet, WalletGroup } from '../../wallets/Wallet'
import type { Language } from '../language'

/** The wallets this visitor can choose from, live: a wallet may announce itself at any time. */
export type WalletList = {
  /** Live, as the engine reads it. */
  readonly groups: readonly WalletGroup[]
  readonly announced: AnnouncedWallets
  /** Held, since the browser drops what is not referenced. */
  readonly pictures: readonly HTMLImageElement[]
  getListed(): readonly ListedWallet[]
  /** Lists one more group, below the others. */
  add(group: WalletGroup): void
  subscribe(listener: () => void): () => void
  facts(id: string): WalletFacts | undefined
  /** The way to the wallets of the catalogue, where the host offers them and they are not listed yet or failed to load. */
  readonly more?: More
  /** Whether wallets of the catalogue that belong in the list failed to load. */
  readonly isIncomplete?: () => boolean
  /** Draws the connect dialog with the host's terms. */
  readonly guard?: (props: GuardedProps) => ReactNode
} & Partial<HostTerms>

/** What a host's terms mean for its list. */
export type HostTerms = {
  /** Whether they let the visitor choose a wallet. */
  readonly mayChoose: () => boolean
  /** Draws those that are only told. */
  readonly line: (language: Language | undefined) => ReactNode
}
