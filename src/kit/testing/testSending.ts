// biome-ignore-all lint/correctness/noComponentHookFactories: made once for each React, as the remote's own parts are
import type { Walletdock } from '../../remote/container/WalletdockModules'
import type { TransactionToAdd } from '../../remote/exposes/useAddRecentTransaction'
import type { TransactionToSend } from '../../remote/exposes/useSendTransaction'
import { assertApproved } from './testRows'
import { getState, setState } from './testState'

type Sending = ReturnType<
  Walletdock<'./useSendTransaction'>['useSendTransaction']
>

/** Adds a transaction as if a wallet had sent it. @throws Error if the test lets wallets reject, and for several calls */
function sendFromMemory(request: TransactionToSend): `0x${string}` {
  if (Array.isArray(request))
    throw new Error('The wallet in memory cannot send several calls at once.')
  assertApproved()
  const count = getState().transactions.length + 1
  const hash = `0x${count.toString(16).padStart(64, '0')}` as const
  addTransaction({ hash, description: request.description ?? '' })
  return hash
}

/** Returns the hook in memory for the page's React. */
export function sendingIn(react: Pick<typeof import('react'), 'useState'>) {
  return function useSendTransaction(): Sending {
    const [sent, setSent] = react.useState<Partial<Sending>>({})
    // Pages may list the function in the dependencies of an effect.
    const [send] = react.useState(() => async (request: TransactionToSend) => {
      try {
        const data = sendFromMemory(request)
        setSent({ data, variables: request })
        return data
      } catch (cause) {
        const error = cause instanceof Error ? cause : new Error(`${cause}`)
        setSent({ error, variables: request })
        throw error
      }
    })
    const mutate: Sending['mutate'] = (request, listeners = {}) => {
      send(request).then(
        (hash) => {
          listeners.onSuccess?.(hash)
          listeners.onSettled?.(hash, null)
        },
        (error: Error) => {
          listeners.onError?.(error)
          listeners.onSettled?.(undefined, error)
        },
      )
    }
    const { data, error = null, variables } = sent
    const status = error ? 'error' : data ? 'success' : 'idle'
    return {
      ...{ mutateAsync: send, sendTransactionAsync: send },
      ...{ mutate, sendTransaction: mutate, reset: () => setSent({}) },
      // A list of calls is refused, so one transaction has one hash.
      send: send as Sending['send'],
      ...{ status, isAsking: false, isPending: false },
      isIdle: status === 'idle',
      isSuccess: status === 'success',
      isError: status === 'error',
      ...{ data, error, variables },
    }
  }
}

export function addTransaction(transaction: TransactionToAdd) {
  setState({ transactions: [...getState().transactions, transaction] })
}
