import type { Call, CallsOptions } from '../../transactions/CallsToSend'
import type { TransactionToSend } from '../../transactions/TransactionRequest'
import type { Dock } from '../Dock'
import { ownReact, useDock } from './DockContext'
import type { OtherReact } from './OtherReact'
import { prepareSend } from './prepareSend'
import type { SendCalls, SendOptions, SendTransaction } from './SendTransaction'
import { batchesIn, watchCapabilities } from './watchCapabilities'

/**
 * Sends with the visitor's wallet; no wagmi of the host's own is needed. `send` and `isAsking` are all that is needed;
 * the rest is what users of wagmi's hook of this name know.
 * @see https://wagmi.sh/react/api/hooks/useSendTransaction
 * @throws Error outside `<WalletProvider>`
 * @example await send({ to: '0x…', value: 10n ** 16n, description: 'A gift to the orchard' })
 */
export function useSendTransaction(options?: SendOptions): SendTransaction {
  return useSendTransactionOn(ownReact, useDock(), options)
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
  options: SendOptions = {},
): SendTransaction {
  const { batches = false } = options
  const [asked, setAsked] = useState(0)
  const [sent, setSent] = useState<Sent>(() => sentAs('idle'))
  // Of several that are under way, the last one counts.
  const last = useRef<object | undefined>(undefined)
  const paymaster = useRef(options.paymaster)
  useEffect(() => {
    paymaster.current = options.paymaster
  })
  useEffect(() => prepareSend(dock), [dock])
  useEffect(
    () =>
      batches ? watchCapabilities(dock, () => paymaster.current) : undefined,
    [dock, batches],
  )

  /** Tells of what is asked for until it is done, or something else is asked for. */
  const follow = useCallback(
    async <Result>(
      what: Partial<Sent>,
      ask: () => Promise<Result>,
      told: (result: Result) => Partial<Sent>,
    ) => {
      last.current = what
      const tell = (status: Sent['status'], more: Partial<Sent> = {}) =>
        last.current === what && setSent(sentAs(status, { ...what, ...more }))
      tell('pending')
      setAsked((before) => before + 1)
      try {
        const result = await ask()
        tell('success', told(result))
        return result
      } catch (error) {
        tell('error', { error: asError(error) })
        throw error
      } finally {
        setAsked((before) => before - 1)
      }
    },
    [],
  )
  const sendTransactionAsync = useCallback(
    (variables: TransactionToSend) =>
      follow(
        { variables },
        async () => (await dock.loadEngine()).send(variables),
        (data) => ({ data }),
      ),
    [dock, follow],
  )
  const sendCalls = useCallback<SendCalls>(
    (calls, given) =>
      follow(
        { calls },
        async () =>
          (await batchesIn(dock)).send(calls, {
            paymaster: paymaster.current,
            ...given,
          }),
        (sentCalls) => ({ sentCalls }),
      ),
    [dock, follow],
  )
  const send = useCallback(
    (asked: TransactionToSend | readonly Call[], given?: CallsOptions) =>
      isSeveral(asked) ? sendCalls(asked, given) : sendTransactionAsync(asked),
    [sendCalls, sendTransactionAsync],
    // Which of the two it gives follows from what it is given.
  ) as SendTransaction['send']
  const sendTransaction = useCallback<SendTransaction['sendTransaction']>(
    (request, { onSuccess, onError, onSettled } = {}) => {
      sendTransactionAsync(request).then(
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
    [sendTransactionAsync],
  )
  const reset = useCallback(() => {
    last.current = undefined
    setSent(sentAs('idle'))
  }, [])
  return {
    ...sent,
    send,
    isAsking: asked > 0,
    sendTransactionAsync,
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

function isSeveral(
  asked: TransactionToSend | readonly Call[],
): asked is readonly Call[] {
  return Array.isArray(asked)
}

/** Wallets may throw anything. */
function asError(thrown: unknown): Error {
  return thrown instanceof Error
    ? thrown
    : Object.assign(new Error(Object(thrown).message), thrown)
}
