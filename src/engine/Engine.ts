import type { Config } from '@wagmi/core'
import type { AnnouncedWallets } from '../platform/page/announcedWallets'
import type { EngineCommand } from '../session/Command'
import type { TransactionToSend } from '../transactions/TransactionRequest'
import type { TransactionStore } from '../transactions/transactionStore'
import type { batchesOf } from './calls/batchesOf'
import type { Codes } from './connection/createCodes'

/** Carries out the session's commands: sends requests to wallets and nodes, and reports the results. */
export type Engine = {
  readonly config: Config
  readonly announced: AnnouncedWallets
  /** Carries out one command. Reports the result. Never throws. */
  dispatch(command: EngineCommand): void
  /** Prepares a pairing code for wallet apps on phones, and reports it. @see Codes */
  readonly prepare: Codes['prepare']
  /** Loads the SDK that opens a popup, so that a tap can open the popup immediately. */
  prepareWindow(): void
  /** Stops listening and reporting, and ignores later commands. Wallets stay connected. */
  stop(): void
  /**
   * Loads WalletConnect's SDK when the page is idle, without contacting the relay. Does nothing for visitors who save
   * data.
   */
  prepareCode(): void
  /** Transactions sent from this page and its other tabs. The code is loaded if there is a transaction to follow. */
  transactions(): Promise<TransactionStore>
  /** Loads the code of `send` if the wallet opens a popup or an app. */
  prepareSend(): void
  /** Sends a transaction through the wallet and stores it. @see sendTransaction */
  send(request: TransactionToSend): Promise<`0x${string}`>
  /** Loads the code that sends several calls and queries capabilities. */
  batches(): Promise<ReturnType<typeof batchesOf>>
}
