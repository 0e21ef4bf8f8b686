import type {
  Call,
  CallsOptions,
  Paymaster,
  SentCalls,
} from '../../transactions/CallsToSend'
import type { TransactionToSend } from '../../transactions/TransactionRequest'

/** What a page says of what it sends. */
export type SendOptions = {
  /**
   * It sends several calls at once: wallets are asked what they can do, which `useWallet()` and the account dialog then
   * show. @default false
   */
  readonly batches?: boolean | undefined
  /** Who pays for the gas of several calls, where a wallet lets others. @default the visitor */
  readonly paymaster?: Paymaster | undefined
}

/**
 * Sends several calls: in one prompt where the wallet can, else one by one, each once the one before is confirmed. It
 * resolves once the wallet has said yes to all.
 * @throws InvalidCallsError and what a single one throws, and AtomicityNotSupportedError where they must be one and the
 * wallet cannot, while nothing is sent; CallsInterruptedError, with what became of each, once something is
 * @see EIP-5792
 */
export type SendCalls = (
  calls: readonly Call[],
  options?: CallsOptions,
) => Promise<SentCalls>

export type SendTransaction = {
  /**
   * Checks a transaction, has the wallet send it, and remembers it. Always the same function. It rejects only when
   * nothing was sent: whatever goes wrong after the wallet's yes is reported as uncaught, and the hash is returned.
   * Call it in the visitor's tap, before you wait for anything: browsers open a wallet's window or app for a tap alone.
   * @returns the transaction's hash, as the wallet gave it
   * @throws viem's error for what no chain would take and RecentTransactionError for a description or confirmations
   * that are none, before the wallet is asked; ConnectorNotConnectedError, ChainNotConfiguredError or
   * ChainMismatchError; WalletGoneError if the wallet's extension does not respond; or what the wallet answers, always as an
   * Error with a name, whose `code` is 4001 if the visitor declined
   * @see EIP-1193
   * @example await send([approve, swap], { atomic: true })
   */
  readonly send: SendCalls &
    ((request: TransactionToSend) => Promise<`0x${string}`>)
  /** True while the wallet is asked, and between calls that are sent one by one. */
  readonly isAsking: boolean
  /** `send`, under the name that users of wagmi 3 know. */
  readonly mutateAsync: (request: TransactionToSend) => Promise<`0x${string}`>
  /** Sends without a promise: the outcome is in the callbacks and in the fields below. */
  readonly mutate: (
    request: TransactionToSend,
    listeners?: SendListeners,
  ) => void
  /** `mutateAsync`, as wagmi 2 calls it. */
  readonly sendTransactionAsync: (
    request: TransactionToSend,
  ) => Promise<`0x${string}`>
  /** `mutate`, as wagmi 2 calls it. */
  readonly sendTransaction: (
    request: TransactionToSend,
    listeners?: SendListeners,
  ) => void
  /** Forgets what was sent last: `status` is `idle` again. */
  readonly reset: () => void
  /** What became of the transaction that was sent last. */
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly isIdle: boolean
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
  /** The transaction's hash. */
  readonly data: `0x${string}` | undefined
  /** What `send` threw. */
  readonly error: Error | null
  /** The request that was sent last. */
  readonly variables: TransactionToSend | undefined
  /** The same of several calls. */
  readonly calls?: readonly Call[] | undefined
  /** What `send` gave for several calls. */
  readonly sentCalls?: SentCalls | undefined
}

/** Callbacks for one transaction. */
export type SendListeners = {
  readonly onSuccess?: ((hash: `0x${string}`) => void) | undefined
  readonly onError?: ((error: Error) => void) | undefined
  readonly onSettled?:
    | ((hash: `0x${string}` | undefined, error: Error | null) => void)
    | undefined
}
