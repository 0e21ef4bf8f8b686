import {
  type Config,
  type Connector,
  type CreateConnectorFn,
  switchChain,
} from '@wagmi/core'
import { fullAddress } from '../../../platform/page/webUrl'
import type { SwitchRemedy } from '../../session/State'
import type { EngineContext } from '../EngineContext'
import type { EngineSettings } from '../EngineSettings'

/** The SDK that reaches the wallets of one kind. */
export type Sdk = {
  /** wagmi's id of the connector. */
  readonly connectorId: string
  /** Loads the SDK together with its connector, so that both are available or neither. */
  readonly load: () => Promise<(settings: EngineSettings) => CreateConnectorFn>
  /** Returns whether a wallet of this kind embeds the page. Only for kinds that are reached in no other way. */
  readonly embedsPage?: (settings: EngineSettings) => boolean
}

/** One kind of wallet. Each kind overrides the members of `usualKind` that differ. @see kinds */
export type Kind = {
  /** `undefined` for extensions, which are part of the page already. */
  readonly sdk?: Sdk | undefined
  /** True if wallets are reached by a QR code, or by a link that opens an app. @see Codes */
  readonly usesCode: boolean
  /** True if a wallet without accounts may only be locked. Its session then stays stored. */
  readonly survivesLock: boolean
  /** True if a wallet can prompt without a tap. Apps and popups need a tap. */
  readonly promptsWithoutTap: boolean
  /** False if the wallet's client runs in this page, so that the page misses none of its events. */
  readonly mayMissEvents: boolean
  /** True if a wallet can connect and sign in with one prompt. @see BeforeConnect */
  readonly connectsAndSigns: boolean
  /** True if a wallet executes a transaction only once its owners have signed, and reports its state itself. */
  readonly collectsSignatures: boolean
  /** The action that may help if the wallet cannot add a chain. */
  readonly switchRemedy?: SwitchRemedy | undefined
  /** Requests a wallet to connect. @param request connects with wagmi, which prompts the visitor */
  connect(
    context: EngineContext,
    connector: Connector,
    request: () => Promise<void>,
  ): Promise<void>
  /** Waits until a wallet has answered. @throws an error if there are signs that the wallet will not answer */
  waitForAnswer(connector: Connector, answer: Promise<void>): Promise<void>
  /**
   * Waits for a wallet's answer, but rejects if the wallet is gone.
   * @param otherwise what to do if the wallet does not respond, but nothing shows that it is gone
   * @throws errors named `WalletGoneError` and `TimeoutError` (only with `give up`)
   */
  failIfUnresponsive<T>(
    connector: Connector,
    answer: Promise<T>,
    otherwise?: 'wait' | 'give up',
  ): Promise<T>
  /** Requests a wallet to switch its chain, or to add it first. @param isAdded whether the wallet has just added it */
  switchChain(
    config: Config,
    connector: Connector,
    chainId: number,
    isAdded: boolean,
  ): Promise<void>
  /** Requests a wallet to disconnect. */
  disconnect(connector: Connector): Promise<void>
  /** Ends the session in this tab only, because another tab has disconnected the wallet. */
  leave(connector: Connector): Promise<void>
}

/** A kind of wallet that an SDK reaches. */
export type SdkKind = Kind & { readonly sdk: Sdk }

/** The members that most kinds share, and the kind of a host's own connectors that we do not know. */
export const usualKind: Kind = {
  usesCode: false,
  survivesLock: false,
  promptsWithoutTap: false,
  mayMissEvents: true,
  connectsAndSigns: false,
  collectsSignatures: false,
  connect: (_context, _connector, request) => request(),
  waitForAnswer: (_, answer) => answer,
  failIfUnresponsive: (_, answer) => answer,
  async switchChain(config, connector, chainId) {
    const chain = config.chains.find(({ id }) => id === chainId)
    // wagmi adds a chain that the wallet does not know. The URLs of a host's own config may be relative, so pass
    // absolute URLs.
    const rpcUrls = chain?.rpcUrls.default.http.slice(0, 1).map(fullAddress)
    const addEthereumChainParameter = { rpcUrls }
    await switchChain(config, { chainId, connector, addEthereumChainParameter })
  },
  disconnect: (connector) => connector.disconnect(),
  async leave() {},
}
