import type { Config, Connector, CreateConnectorFn } from '@wagmi/core'
import type { SwitchRemedy } from '../../session/State'
import type { EngineContext } from '../EngineContext'
import type { EngineSettings } from '../EngineSettings'

/** @param ended aborted when the engine stops. The SDK must then close its sockets, and remove its listeners and timers */
type CreateSdk = (
  settings: EngineSettings,
  ended?: AbortSignal,
) => CreateConnectorFn

export type Sdk = {
  /** wagmi's id of the connector. */
  readonly connectorId: string
  /** Loads the SDK together with its connector, so that both are available or neither. */
  readonly load: () => Promise<CreateSdk>
  /** Returns whether a wallet of this kind embeds the page. Only for kinds that are reached in no other way. */
  readonly embedsPage?: (settings: EngineSettings) => boolean
}

/** How one kind of wallet differs from what wagmi does with every wallet. @see kinds */
export type Kind = {
  /** Missing for extensions, which are part of the page already. */
  readonly sdk?: Sdk
  /** Wallets are reached by a QR code, or by a link that opens an app. @see Codes */
  readonly usesCode?: true
  /** A wallet without accounts may only be locked. Its session then stays stored. */
  readonly survivesLock?: true
  /** A wallet can prompt without a tap. Apps and popups need a tap. */
  readonly promptsWithoutTap?: true
  /** The wallet's client runs in this page, so the page misses none of its events. */
  readonly missesNoEvents?: true
  /** A wallet can connect and sign in with one prompt. @see BeforeConnect */
  readonly connectsAndSigns?: true
  /** A wallet executes a transaction only once its owners have signed, and reports its state itself. */
  readonly collectsSignatures?: true
  /** The action that may help if the wallet cannot add a chain. */
  readonly switchRemedy?: SwitchRemedy
  /** Requests a wallet to connect. @param request connects with wagmi, which prompts the visitor */
  connect?(
    context: EngineContext,
    connector: Connector,
    request: () => Promise<void>,
  ): Promise<void>
  /** Waits until a wallet has answered. @throws an error if there are signs that the wallet will not answer */
  waitForAnswer?(connector: Connector, answer: Promise<void>): Promise<void>
  /** @see failIfUnresponsive */
  failIfUnresponsive?<T>(
    connector: Connector,
    answer: Promise<T>,
    otherwise?: 'wait' | 'give up',
  ): Promise<T>
  /** Requests a wallet to switch to a chain of the page, or to add it first. @param isAdded whether it has just added it */
  switchChain?(
    config: Config,
    connector: Connector,
    chainId: number,
    isAdded: boolean,
  ): Promise<void>
  disconnect?(connector: Connector): Promise<void>
  /** Ends the session in this tab only, because another tab has disconnected the wallet. */
  leave?(connector: Connector): Promise<void>
}

export type SdkKind = Kind & { readonly sdk: Sdk }
