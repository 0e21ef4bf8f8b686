/** One of several calls. Has the fields of a transaction that wallets accept in a batch. @see EIP-5792 */
export type Call = {
  readonly to: `0x${string}`
  /** In wei. @default 0 */
  readonly value?: bigint | undefined
  readonly data?: `0x${string}` | undefined
  /** Description of the call for the visitor. */
  readonly description?: string | undefined
}

/** Options for sending several calls. */
export type CallsOptions = {
  /**
   * Whether all calls must succeed or fail together. If the wallet cannot guarantee that, nothing is sent. @default
   * false
   */
  readonly atomic?: boolean | undefined
  /** Description of all calls together for the visitor. @default the descriptions of the calls */
  readonly description?: string | undefined
  /** Id of the chain for the calls. @default the wallet's chain */
  readonly chainId?: number | undefined
  /**
   * Paymaster, for wallets that support it. @default the hook's paymaster, if it has one; otherwise the visitor pays
   */
  readonly paymaster?: Paymaster | undefined
}

/** A service that pays for gas. @see ERC-7677 */
export type Paymaster = {
  /** URL to which the wallet sends its requests. */
  readonly url: string
  /** Name of the service for the visitor. @default the app's name */
  readonly name?: string | undefined
  /** Additional data for the service, such as the id of a policy. */
  readonly context?: Readonly<Record<string, unknown>> | undefined
}

/** Calls that the visitor has approved. */
export type SentCalls = {
  /** The wallet's id of the batch. `undefined` if the calls were sent one by one. */
  readonly id?: string | undefined
  /** The hash of each call, in order, if the calls were sent one by one. */
  readonly hashes: readonly `0x${string}`[]
  /** Waits until the chain has settled the calls. Has no timeout. Never rejects. */
  readonly whenSettled: () => Promise<SettledCalls>
}

/** Outcome of several calls. */
export type SettledCalls = {
  /** `failed` if at least one call failed. `unknown` if the calls are no longer followed. */
  readonly status: 'confirmed' | 'failed' | 'replaced' | 'unknown'
  /** Hashes of the known transactions that contain the calls. */
  readonly hashes: readonly `0x${string}`[]
}

/** Outcome of one of several calls, at the time when sending stopped. */
export type CallOutcome = {
  readonly status:
    | 'confirmed'
    | 'failed'
    | 'replaced'
    | 'pending'
    | 'unknown'
    | 'unsent'
  /** `undefined` if the call was not sent. */
  readonly hash?: `0x${string}` | undefined
}
