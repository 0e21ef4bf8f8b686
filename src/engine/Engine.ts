import type { Config } from '@wagmi/core'
import type { AnnouncedWallets } from '../platform/announcedWallets'
import type { EngineCommand } from '../session/Command'
import type { TransactionToSend } from '../transactions/TransactionRequest'
import type { TransactionStore } from '../transactions/transactionStore'
import type { batchesOf } from './calls/batchesOf'
import type { carrySignIn } from './signIn/carrySignIn'
import type { Codes } from './walletConnect/createCodes'

/** Carries out what the session decides: asks wallets and nodes, and reports what comes of it. */
export type Engine = {
  readonly config: Config
  readonly announced: AnnouncedWallets
  /** Carries one command out; what comes of it arrives as news. Never throws. */
  carry(command: EngineCommand): void
  /** Prepares a code for phones' apps, and reports it. @see Codes */
  readonly prepare: Codes['prepare']
  /** Fetches the SDK that opens a window, so that a tap opens it at once. */
  prepareWindow(): void
  /** Stops listening and reporting, and ignores later commands; wallets stay connected. An earlier release has none. */
  stop?(): void
  /**
   * Fetches the code of WalletConnect's SDK when the page is idle, and asks no relay; not for visitors who save data. An
   * earlier release on the page has none.
   */
  prepareCode?(): void
  /** What was sent from this page and its other tabs; fetched when there is something to follow. */
  transactions(): Promise<TransactionStore>
  /** What asks host and wallet for a sign-in; fetched where visitors sign in. */
  signIn(): Promise<typeof carrySignIn>
  /**
   * Fetches what `send` needs where a tap opens the wallet's window or app. An earlier release on the page has none.
   */
  prepareSend?(): void
  /** Has the wallet send a transaction, and remembers it. @see sendTransaction */
  send(request: TransactionToSend): Promise<`0x${string}`>
  /** What sends several calls, and asks wallets what they can do. An earlier release on the page has none. */
  batches?(): Promise<ReturnType<typeof batchesOf>>
}
