import type { Dock } from '../../app/Dock'
import type { OtherReact } from '../../app/OtherReact'
import { ownReact, useDock } from '../../app/react/DockContext'
import type { Call, CallsOptions } from '../../data/transactions/CallsToSend'
import type { TransactionToSend } from '../../data/transactions/TransactionRequest'
import { asError } from '../../errors/asError'
import { prepareSend, watchCapabilities } from './prepareSend'
import type {
  SendListeners,
  SendOptions,
  SendTransaction,
} from './SendTransaction'

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
  react: Pick<OtherReact, 'useCallback' | 'useEffect' | 'useRef' | 'useState'>,
  dock: Dock,
  { batches = false, paymaster: latestPaymaster }: SendOptions = {},
): SendTransaction {
  const { useCallback, useEffect, useRef, useState } = react
  const [requestCount, setRequestCount] = useState(0)
  const [result, setResult] = useState<Sent>(() => sentAs('idle'))
  // If several requests are pending, the state describes the latest.
  const last = useRef<object | undefined>(undefined)
  const paymaster = useRef(latestPaymaster)
  // The stable functions read the value of the latest render.
  paymaster.current = latestPaymaster
  useEffect(() => prepareSend(dock), [dock])
  useEffect(
    () =>
      batches ? watchCapabilities(dock, () => paymaster.current) : undefined,
    [dock, batches],
  )

  const send = useCallback(
    async (request: Request, options?: CallsOptions) => {
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
        const callsOptions = { paymaster: paymaster.current, ...options }
        const response = await sendRequest(dock, request, callsOptions)
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
    (request, listeners) => notifyListeners(send(request), listeners),
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

type Request = TransactionToSend | readonly Call[]

async function sendRequest(
  dock: Dock,
  request: Request,
  options: CallsOptions,
): Promise<Pick<Sent, 'sentCalls'> & Partial<Pick<Sent, 'data'>>> {
  const { load } = await dock.loadEngine()
  const { loadCalls, send } = await load('transactions')
  if (!isSeveral(request)) return { data: await send(request) }
  return { sentCalls: await (await loadCalls()).send(request, options) }
}

/** Calls the listeners with the outcome. Errors that they throw are reported as uncaught. */
function notifyListeners(
  sending: Promise<`0x${string}`>,
  { onSuccess, onError, onSettled }: SendListeners = {},
) {
  sending.then(
    (hash) => {
      onSuccess?.(hash)
      onSettled?.(hash, null)
    },
    (error: Error) => {
      onError?.(error)
      onSettled?.(undefined, error)
    },
  )
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

function isSeveral(request: Request): request is readonly Call[] {
  return Array.isArray(request)
}
