import type { Config, Connector } from '@wagmi/core'
import type { AnnouncedWallets } from '../../platform/page/announcedWallets'
import type { EngineEvent } from '../session/Event'
import type { WalletAccount } from '../session/State'
import type { Authentication } from '../session/signIn/Authentication'
import type { Connections } from './Connections'
import type { EngineSettings } from './EngineSettings'

/** Access to the host's current sign-in. */
export type HostSignIn = {
  /** Returns `undefined` if the host has no sign-in. */
  getAuth(): Authentication | undefined
  /** Waits for the sign-out of the previous visitor. Never rejects. */
  whenSignedOut(): Promise<void>
}

/** An optional part of the engine. Each member may be missing. */
export type EngineFeature = {
  /** Loads code that replaces the first request to a wallet. `undefined` if this page does not need it. */
  readonly beforeConnect?: () => Promise<BeforeConnect> | undefined
  /** Loads code that manages the connections. `undefined` if this page does not need it. */
  readonly connections?: () => Promise<CreateConnections> | undefined
  readonly watch?: WatchAccount
  /**
   * Loads the code that the feature's own views and hooks use. All copies of Walletdock on the page share the result.
   */
  readonly load?: () => Promise<unknown>
}

/** Called whenever the connected account changes, and with `undefined` if the wallet disconnects or the engine stops. */
export type WatchAccount = (
  account: Pick<WalletAccount, 'address' | 'chainId'> | undefined,
) => void

/** The features of one engine, by name. */
export type EngineFeatures = Readonly<Record<string, EngineFeature>>

/**
 * Creates the features of one engine.
 * @param refreshBalance fetches the balance again, because it may have changed
 */
export type CreateFeatures<Features extends EngineFeatures> = (
  context: EngineContext,
  refreshBalance: () => void,
) => Features

/**
 * Creates the part that manages the connections.
 * @param isUnwanted returns whether the visitor no longer waits for a connector
 */
export type CreateConnections = (
  context: EngineContext,
  isUnwanted: (connector: Connector) => boolean,
) => Connections

/**
 * Sends the first request to a wallet, such as connecting and signing in with one prompt, before the engine requests
 * the accounts. Pairs a wallet that is reached by a code.
 * @param isOver returns true once the visitor has given up the attempt
 * @returns whether the wallet has granted access to its accounts. If not, the engine requests access
 * @throws the wallet's error if the visitor rejects or another request is pending
 */
export type BeforeConnect = (
  context: EngineContext,
  connector: Connector,
  isOver: () => boolean,
) => Promise<boolean>

/** Values that the parts of the engine share. */
export type EngineContext = {
  readonly config: Config
  readonly settings: EngineSettings
  readonly announced: AnnouncedWallets
  readonly report: (event: EngineEvent) => void
  /** Aborted when the page replaces this engine. */
  readonly ended?: AbortSignal | undefined
  /** The host's sign-in. Without it, wallets are not requested to connect and sign in with one prompt. */
  readonly host?: (() => HostSignIn) | undefined
  /** Manages the connections. A feature may replace it before the first command. */
  connections: Connections
}
