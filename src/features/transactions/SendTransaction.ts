import type {
  Call,
  CallsOptions,
  Paymaster,
  SentCalls,
} from '../../data/transactions/CallsToSend'
import type { TransactionToSend } from '../../data/transactions/TransactionRequest'

/** Options of `useSendTransaction`. */
export type SendOptions = {
  /**
   * Whether the page sends several calls at once. If so, the wallet's capabilities are queried, and `useWallet()` and
   * the account dialog show them. @default false
   */
  readonly batches?: boolean | undefined
  /** Paymaster for several calls, for wallets that support it. @default the visitor pays */
  readonly paymaster?: Paymaster | undefined
}

/**
 * Sends several calls: in one prompt if the wallet can, otherwise one by one, each after the previous one is confirmed.
 * Resolves once the visitor has approved all calls.
 * @throws if nothing was sent: InvalidCallsError, the errors of a single transaction, and AtomicityNotSupportedError if
 * the calls must be atomic and the wallet cannot guarantee that
 * @throws if some calls were sent: CallsInterruptedError with the outcome of each call
 * @see EIP-5792
 */
export type SendCalls = (
  calls: readonly Call[],
  options?: CallsOptions,
) => Promise<SentCalls>

export type SendTransaction = {
  /**
   * Validates a transaction, sends it through the wallet, and stores it. The function is stable. It rejects only if
   * nothing was sent. If something fails after the visitor has approved, the error is reported as uncaught, and the
   * hash is returned. Call it within the visitor's tap, before you await anything, because browsers open a wallet's
   * popup or app only for a tap.
   * @returns the transaction's hash, as the wallet returned it
   * @throws before the wallet is prompted: viem's error for an invalid transaction, RecentTransactionError for an
   * invalid description or number of confirmations, ConnectorNotConnectedError, ChainNotConfiguredError or
   * ChainMismatchError
   * @throws WalletGoneError if the wallet's extension does not respond
   * @throws the wallet's error, which is always an Error with a name. Its `code` is 4001 if the visitor declined
   * @see EIP-1193
   * @example await send([approve, swap], { atomic: true })
   */
  readonly send: SendCalls &
    ((request: TransactionToSend) => Promise<`0x${string}`>)
  /** True while the wallet shows a prompt, and between calls that are sent one by one. */
  readonly isAsking: boolean
  /** `send`, with the name that wagmi 3 uses. */
  readonly mutateAsync: (request: TransactionToSend) => Promise<`0x${string}`>
  /** Sends without returning a promise. Use the callbacks and the fields below for the outcome. */
  readonly mutate: (
    request: TransactionToSend,
    listeners?: SendListeners,
  ) => void
  /** `mutateAsync`, with the name that wagmi 2 uses. */
  readonly sendTransactionAsync: (
    request: TransactionToSend,
  ) => Promise<`0x${string}`>
  /** `mutate`, with the name that wagmi 2 uses. */
  readonly sendTransaction: (
    request: TransactionToSend,
    listeners?: SendListeners,
  ) => void
  /** Resets the state to `idle`. */
  readonly reset: () => void
  /** State of the latest transaction. */
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly isIdle: boolean
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
  /** The transaction's hash. */
  readonly data: `0x${string}` | undefined
  /** The error that `send` threw. */
  readonly error: Error | null
  /** The latest request. */
  readonly variables: TransactionToSend | undefined
  /** The latest request with several calls. */
  readonly calls?: readonly Call[] | undefined
  /** The result of `send` for several calls. */
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
