import type { Config, Connector } from '@wagmi/core'
import type { AnnouncedWallets } from '../../platform/page/announcedWallets'
import type { EngineEvent } from '../session/Event'
import type { WalletAccount } from '../session/State'
import type { Connections } from './Connections'
import type { EngineSettings } from './EngineSettings'

/** What a feature adds to the engine. Each member may be missing. */
export type EnginePart = {
  /** Loads code that replaces the first request to a wallet. `undefined` if this page does not need it. */
  readonly beforeConnect?: () => Promise<BeforeConnect> | undefined
  /** Loads code that manages the connections, before the engine exists. `undefined` if this page does not need it. */
  readonly connections?: () => Promise<CreateConnections> | undefined
  readonly onDemand?: PartOnDemand
}

/** The parts that views and hooks load from the engine. All copies of Walletdock share them. Features add to it. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface EngineParts {}

/** A part that is loaded if the page's storage has a value for it or somebody calls `Engine.load`. */
export type PartOnDemand<Name extends keyof EngineParts = keyof EngineParts> = {
  readonly name: Name
  /** The key of the value in the page's storage. Another tab may write it, too. */
  readonly storageKey: string
  /** @param refreshBalance fetches the balance again, because it may have changed */
  readonly load: (
    context: EngineContext,
    refreshBalance: () => void,
  ) => Promise<EngineParts[Name] & { readonly watch: WatchAccount }>
}

/** Called whenever the connected account changes, and with `undefined` if the wallet disconnects or the engine stops. */
export type WatchAccount = (
  account: Pick<WalletAccount, 'address' | 'chainId'> | undefined,
) => void

/** @param isConnecting returns whether an attempt still has to report, or to end, the connection of a connector */
export type CreateConnections = (
  context: EngineContext,
  isConnecting: (connector: Connector) => boolean,
) => Connections

/**
 * Sends the first request to a wallet, such as connecting and signing in with one prompt, before the engine requests
 * the accounts.
 * @param isOver returns true once the visitor has given up the attempt
 * @returns whether the wallet has granted access to its accounts. If not, the engine requests access
 * @throws the wallet's error if the visitor rejects or another request is pending
 */
export type BeforeConnect = (
  context: EngineContext,
  connector: Connector,
  isOver: () => boolean,
) => Promise<boolean>

export type EngineContext = {
  readonly config: Config
  readonly settings: EngineSettings
  readonly announced: AnnouncedWallets
  readonly report: (event: EngineEvent) => void
  /** Aborted when the page replaces this engine. */
  readonly ended?: AbortSignal | undefined
  /** Called if a further wallet connects without an attempt. @see Connections */
  readonly welcome: (uid: string) => void
}
