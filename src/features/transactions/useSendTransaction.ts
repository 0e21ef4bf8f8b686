import type { Dock } from '../../app/Dock'
import type { OtherReact } from '../../app/OtherReact'
import { ownReact, useDock } from '../../app/react/DockContext'
import type { Call, CallsOptions } from '../../data/transactions/CallsToSend'
import type { TransactionToSend } from '../../data/transactions/TransactionRequest'
import { asError } from '../../errors/asError'
import { prepareSend } from './prepareSend'
import type { SendOptions, SendTransaction } from './SendTransaction'

/**
 * Sends transactions with the visitor's wallet. The host does not need wagmi. Most hosts need only `send` and
 * `isAsking`. The other fields match wagmi's hook of the same name.
 * @see https://wagmi.sh/react/api/hooks/useSendTransaction
 * @throws Error outside `<WalletProvider>`
 * @example await send({ to: '0x…', value: 10n ** 16n, description: 'A gift to the orchard' })
 */
export function useSendTransaction(options?: SendOptions): SendTransaction {
  return useSendTransactionOn(ownReact, useDock(), options)
}

type Sent = Omit<
  SendTransaction,
  | 'send'
  | 'isAsking'
  | 'mutate'
  | 'mutateAsync'
  | 'sendTransaction'
  | 'sendTransactionAsync'
  | 'reset'
>

/** Does the same as `useSendTransaction` on the given React. */
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
  const [requestCount, setRequestCount] = useState(0)
  const [result, setResult] = useState<Sent>(() => sentAs('idle'))
  // If several requests are pending, the state describes the latest.
  const last = useRef<object | undefined>(undefined)
  const paymaster = useRef(options.paymaster)
  // The stable functions read the value of the latest render.
  paymaster.current = options.paymaster
  useEffect(() => prepareSend(dock), [dock])
  useEffect(() => {
    if (!batches) return
    const watching = loadSeveralCalls().then(
      ({ watchCapabilities }) =>
        watchCapabilities(dock, () => paymaster.current),
      // `send` loads the code again and reports the error.
      () => () => {},
    )
    return () => void watching.then((leave) => leave())
  }, [dock, batches])

  const send = useCallback(
    async (
      request: TransactionToSend | readonly Call[],
      callsOptions?: CallsOptions,
    ) => {
      const input = isSeveral(request)
        ? { calls: request }
        : { variables: request }
      last.current = input
      const report = (status: Sent['status'], more: Partial<Sent> = {}) =>
        last.current === input &&
        setResult(sentAs(status, { ...input, ...more }))
      report('pending')
      setRequestCount((before) => before + 1)
      try {
        const options = { paymaster: paymaster.current, ...callsOptions }
        const response = isSeveral(request)
          ? {
              sentCalls: await (await loadSeveralCalls()).sendDockCalls(
                dock,
                request,
                options,
              ),
            }
          : { data: await (await loadSend(dock))(request) }
        report('success', response)
        return response.sentCalls ?? response.data
      } catch (thrown) {
        const error = asError(thrown)
        report('error', { error })
        throw error
      } finally {
        setRequestCount((before) => before - 1)
      }
    },
    [dock],
    // The type of the result depends on the type of the parameter. TypeScript cannot infer that.
  ) as SendTransaction['send']
  const mutate = useCallback<SendTransaction['mutate']>(
    (request, { onSuccess, onError, onSettled } = {}) => {
      send(request).then(
        (hash) => {
          onSuccess?.(hash)
          onSettled?.(hash, null)
        },
        (error: Error) => {
          onError?.(error)
          onSettled?.(undefined, error)
        },
      )
    },
    [send],
  )
  const reset = useCallback(() => {
    last.current = undefined
    setResult(sentAs('idle'))
  }, [])
  return {
    ...result,
    send,
    isAsking: requestCount > 0,
    mutateAsync: send,
    mutate,
    sendTransactionAsync: send,
    sendTransaction: mutate,
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

async function loadSend({ loadEngine }: Dock) {
  return (await loadEngine()).features.sending.load()
}

/** Loaded on demand, because few pages send several calls. */
const loadSeveralCalls = () => import('./severalCalls')

function isSeveral(
  request: TransactionToSend | readonly Call[],
): request is readonly Call[] {
  return Array.isArray(request)
}
