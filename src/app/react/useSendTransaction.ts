import type { TransactionToSend } from '../../transactions/TransactionRequest'
import type { Dock } from '../Dock'
import { ownReact, useDock } from './DockContext'
import type { OtherReact } from './OtherReact'
import { prepareSend } from './prepareSend'

export type SendTransaction = {
  /**
   * Checks a transaction, has the wallet send it, and remembers it. Always the same function. It rejects only when
   * nothing was sent: whatever goes wrong after the wallet's yes is reported as uncaught, and the hash is returned.
   * Call it in the visitor's tap, before you wait for anything: browsers open a wallet's window or app for a tap alone.
   * @returns the transaction's hash, as the wallet gave it
   * @throws viem's error for what no chain would take and RecentTransactionError for a description or confirmations
   * that are none, before the wallet is asked; ConnectorNotConnectedError, ChainNotConfiguredError or
   * ChainMismatchError; or what the wallet answers, 4001 being its "no"
   * @see EIP-1193
   */
  readonly send: (request: TransactionToSend) => Promise<`0x${string}`>
  /** True while the wallet is asked. */
  readonly isAsking: boolean
  /** `send`, under the name that wagmi's users know. */
  readonly sendTransactionAsync: (
    request: TransactionToSend,
  ) => Promise<`0x${string}`>
  /** Sends without a promise: the outcome is in the callbacks and in the fields below. */
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
}

/** Callbacks for one transaction. */
export type SendListeners = {
  readonly onSuccess?: ((hash: `0x${string}`) => void) | undefined
  readonly onError?: ((error: Error) => void) | undefined
  readonly onSettled?:
    | ((hash: `0x${string}` | undefined, error: Error | null) => void)
    | undefined
}

/**
 * Sends with the visitor's wallet; no wagmi of the host's own is needed. `send` and `isAsking` are all that is needed;
 * the rest is what users of wagmi's hook of this name know.
 * @see https://wagmi.sh/react/api/hooks/useSendTransaction
 * @throws Error outside `<WalletProvider>`
 * @example await send({ to: '0x…', value: 10n ** 16n, description: 'A gift to the orchard' })
 */
export function useSendTransaction(): SendTransaction {
  return useSendTransactionOn(ownReact, useDock())
}

type Sent = Omit<
  SendTransaction,
  'send' | 'isAsking' | 'sendTransaction' | 'sendTransactionAsync' | 'reset'
>

/** The same on the given React. */
export function useSendTransactionOn(
  {
    useCallback,
    useEffect,
    useRef,
    useState,
  }: Pick<OtherReact, 'useCallback' | 'useEffect' | 'useRef' | 'useState'>,
  dock: Dock,
): SendTransaction {
  const [asked, setAsked] = useState(0)
  const [sent, setSent] = useState<Sent>(() => sentAs('idle'))
  // Of several that are under way, the last one counts.
  const last = useRef<TransactionToSend | undefined>(undefined)
  useEffect(() => prepareSend(dock), [dock])

  const send = useCallback<SendTransaction['send']>(
    async (variables) => {
      const own = { ...variables }
      last.current = own
      const tell = (now: Sent) => last.current === own && setSent(now)
      tell(sentAs('pending', { variables }))
      setAsked((before) => before + 1)
      try {
        const data = await (await dock.loadEngine()).send(variables)
        tell(sentAs('success', { variables, data }))
        return data
      } catch (error) {
        tell(sentAs('error', { variables, error: asError(error) }))
        throw error
      } finally {
        setAsked((before) => before - 1)
      }
    },
    [dock],
  )
  const sendTransaction = useCallback<SendTransaction['sendTransaction']>(
    (request, { onSuccess, onError, onSettled } = {}) => {
      send(request).then(
        (hash) => {
          onSuccess?.(hash)
          onSettled?.(hash, null)
        },
        (thrown) => {
          onError?.(asError(thrown))
          onSettled?.(undefined, asError(thrown))
        },
      )
    },
    [send],
  )
  const reset = useCallback(() => {
    last.current = undefined
    setSent(sentAs('idle'))
  }, [])
  return {
    ...sent,
    send,
    isAsking: asked > 0,
    sendTransactionAsync: send,
    sendTransaction,
    reset,
  }
}

function sentAs(status: Sent['status'], more: Partial<Sent> = {}): Sent {
  return {
    status,
    isIdle: status === 'idle',
    isPending: status === 'pending',
    isSuccess: status === 'success',
    isError: status === 'error',
    data: undefined,
    error: null,
    variables: undefined,
    ...more,
  }
}

/** Wallets may throw anything. */
function asError(thrown: unknown): Error {
  return thrown instanceof Error
    ? thrown
    : Object.assign(new Error(Object(thrown).message), thrown)
}
