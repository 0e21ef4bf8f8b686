import type { ProviderRequest } from '../../remote/exposes/mount'
import type { TransactionToAdd } from '../../remote/exposes/useAddRecentTransaction'
import type { Wallet } from '../../remote/exposes/useWallet'
import type { LoadFailure } from '../LoadFailure'

type Loaded =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: LoadFailure }

/** State of the remote, for all parts below one provider. */
export type SharedLoadState = {
  /** The remote's wallet, once it has loaded. */
  readonly wallet?: Wallet | undefined
  readonly failure?: LoadFailure | undefined
  /** Changes when all parts must load again. */
  readonly attempt: number
  /** How many calls have waited for a load that failed twice. The page must tell the visitor. */
  readonly inVain?: number
  /** True once the page has added a transaction. */
  readonly isAdding?: boolean
}

export type SharedLoad = ReturnType<typeof createSharedLoad>

/**
 * Creates the load that all parts of one provider share. It also holds the calls that wait for it.
 * @param notify called with each new state
 */
export function createSharedLoad(
  first: SharedLoadState,
  notify: (state: SharedLoadState) => void,
) {
  let state = first
  const transactions: TransactionToAdd[] = []
  let loading: Promise<unknown> | undefined
  /** True if the current load follows a failure and a visitor waits for it. */
  let isRetry = false
  /** Called with the failure, or without one once the wallet is ready. */
  let waiting: ((failure?: LoadFailure) => void)[] = []

  function set(changes: Partial<SharedLoadState>) {
    state = { ...state, ...changes }
    notify(state)
  }
  function retry(isAwaited = false) {
    isRetry = isAwaited
    set({ failure: undefined, inVain: 0, attempt: state.attempt + 1 })
  }
  function settle(failure?: LoadFailure) {
    const calls = waiting
    waiting = []
    isRetry = false
    for (const end of calls) end(failure)
    return calls.length
  }
  function fail(failure: LoadFailure) {
    loading = undefined
    if (waiting.length && !isRetry) retry(true)
    else set({ wallet: undefined, failure, inVain: settle(failure) })
  }
  /**
   * Runs a function with the remote's wallet, now or once it has loaded. After a failure, loads again.
   * @throws LoadFailure if that fails, too
   */
  async function use<Result>(
    run: (wallet: Wallet) => Promise<Result> | Result,
  ): Promise<Result> {
    while (!state.wallet || !isReady(state.wallet))
      await new Promise<void>((resolve, reject) => {
        waiting.push((failure) => (failure ? reject(failure) : resolve()))
        if (state.failure) retry(true)
      })
    return run(state.wallet)
  }
  return {
    /** Shares the result of `load` until it fails. */
    load<Result extends Loaded>(load: () => Promise<Result>): Promise<Result> {
      loading ??= load().then((result) => {
        if (!result.ok) fail(result.failure)
        // A button has loaded again on its own.
        else if (state.failure) retry()
        return result
      })
      // All callers of one provider pass the same function.
      return loading as Promise<Result>
    },
    fail,
    /** Transactions that wait until the remote has loaded and a wallet is connected. */
    transactions,
    add(transaction: TransactionToAdd) {
      transactions.push(transaction)
      set({ isAdding: true })
    },
    /** Stores the remote's wallet, and runs the calls that have waited for it. */
    report(wallet: Wallet) {
      set({ wallet })
      if (isReady(wallet)) settle()
    },
    use,
    /** Waits with each request for the remote. The remote's provider, which replaces this one, has the events. */
    provider: {
      request: <Answer>(request: ProviderRequest) =>
        use(({ provider }) => provider.request<Answer>(request)),
      on() {},
      removeListener() {},
    },
  }
}

/** Returns whether the wallet can open a dialog. A restored account has dialogs before its wallet has answered. */
function isReady({ status, mayOpen }: Wallet): boolean {
  return status !== 'loading' || mayOpen.account
}
