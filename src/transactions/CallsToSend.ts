/** One of several calls: of a transaction's fields, those that wallets take in a batch. @see EIP-5792 */
export type Call = {
  readonly to: `0x${string}`
  /** In wei. @default 0 */
  readonly value?: bigint | undefined
  readonly data?: `0x${string}` | undefined
  /** What it does, in words for the visitor. */
  readonly description?: string | undefined
}

/** How several calls are sent. */
export type CallsOptions = {
  /** All of them happen or none: where the wallet cannot, nothing is sent. @default false */
  readonly atomic?: boolean | undefined
  /** What they do together, in words for the visitor. @default those of the calls, one after another */
  readonly description?: string | undefined
  /** The chain they are meant for. @default the one that the wallet is on */
  readonly chainId?: number | undefined
  /** Who pays for gas, where the wallet lets others. @default the hook's, if it has one; else the visitor */
  readonly paymaster?: Paymaster | undefined
}

/** A service that pays for gas. @see ERC-7677 */
export type Paymaster = {
  /** Where the wallet asks it. */
  readonly url: string
  /** Who it is, for the visitor. @default the app's name */
  readonly name?: string | undefined
  /** What the service wants to be told, such as a policy's id. */
  readonly context?: Readonly<Record<string, unknown>> | undefined
}

/** Calls that the wallet has said yes to. */
export type SentCalls = {
  /** The wallet's name of the batch; `undefined` where they were sent one by one. */
  readonly id?: string | undefined
  /** One for each call, in their order, where they were sent one by one. */
  readonly hashes: readonly `0x${string}`[]
  /** Waits for the chain, however long. Never rejects. */
  readonly whenSettled: () => Promise<SettledCalls>
}

/** What became of calls. */
export type SettledCalls = {
  /** Failed: at least one did not happen. Unknown: nobody follows them any more. */
  readonly status: 'confirmed' | 'failed' | 'replaced' | 'unknown'
  /** The transactions that hold them, as far as they are known. */
  readonly hashes: readonly `0x${string}`[]
}

/** What became of one call of several when the next one was not sent. */
export type CallOutcome = {
  readonly status:
    | 'confirmed'
    | 'failed'
    | 'replaced'
    | 'pending'
    | 'unknown'
    | 'unsent'
  /** `undefined` where it was not sent. */
  readonly hash?: `0x${string}` | undefined
}
