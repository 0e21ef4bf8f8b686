/** A request to the visitor's wallet, or to the page's node. @see EIP-1193 */
export type ProviderRequest = {
  readonly method: string
  /** A list for all usual methods. */
  readonly params?: unknown
}

/** Error of a request, and reason of a disconnect. @see EIP-1193 */
export type ProviderError = Error & {
  /**
   * 4001 if the visitor declined, 4200 if the method is not known, 4900 if no wallet is connected, 4901 if the chain is
   * not available; otherwise the code of the wallet or the node.
   */
  readonly code: number
  /** `data.class` is the class of the failure. If a node has answered with an error, `data` is the node's. */
  readonly data?: unknown
}

/**
 * The visitor's active wallet, for all libraries. The page has one such object. It follows the wallet through all
 * changes. Assignable to viem's `EIP1193Provider`.
 * @see EIP-1193
 */
export type Eip1193Provider = {
  /**
   * Sends a request: signatures, transactions and methods of wallets to the wallet, all others to the page's node for
   * the chain. `eth_requestAccounts` opens the connect dialog, and resolves once the visitor has connected.
   * @throws ProviderError
   * @example await provider.request({ method: 'eth_requestAccounts' })
   */
  request<Answer = unknown>(request: ProviderRequest): Promise<Answer>
  on(
    event: 'accountsChanged',
    listener: (accounts: `0x${string}`[]) => void,
  ): void
  on(event: 'chainChanged', listener: (chainId: `0x${string}`) => void): void
  on(
    event: 'connect',
    listener: (info: { readonly chainId: `0x${string}` }) => void,
  ): void
  on(event: 'disconnect', listener: (error: ProviderError) => void): void
  on(event: string, listener: ProviderListener): void
  removeListener(event: string, listener: ProviderListener): void
}

type ProviderListener = (...data: never[]) => void

/** The listeners in the order in which they were added. */
export type Listening = [event: string, listener: ProviderListener][]
