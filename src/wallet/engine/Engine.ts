import type { Config } from '@wagmi/core'
import type { Wallet } from '../../data/wallets/Wallet'
import type { AnnouncedWallets } from '../../platform/page/announcedWallets'
import type { EngineCommand } from '../session/Command'
import type { Codes } from './connection/createCodes'
import type { EngineParts } from './EngineContext'

/** Carries out the session's commands: sends requests to wallets and nodes, and reports the results. */
export type Engine = {
  readonly config: Config
  readonly announced: AnnouncedWallets
  /** Carries out one command. Reports the result. Never throws. */
  dispatch(command: EngineCommand): void
  /** Prepares a pairing code for wallet apps on phones, and reports it. @see Codes */
  readonly prepare: Codes['prepare']
  /** Loads the SDK that reaches this wallet, without contacting the wallet. */
  prefetchSdk(wallet: Pick<Wallet, 'transports'>): void
  /** Stops listening and reporting, and ignores later commands. Wallets stay connected. */
  stop(): void
  /** Loads the part of a feature. Rejects if it fails to load. The next call then tries again. @see PartOnDemand */
  load<Name extends keyof EngineParts>(name: Name): Promise<EngineParts[Name]>
}
