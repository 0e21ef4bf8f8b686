import { useSyncExternalStore } from 'react'
import type { ViewProps } from '../../app/Dock'
import type { TransactionStore } from '../../data/transactions/transactionStore'
import { RecentTransactions } from './RecentTransactions'

/** The recent transactions of the connected account on its chain. The list updates live. */
export function RecentView({ dock, state, store }: RecentViewProps) {
  const { connection } = state
  const account =
    connection.type === 'connected' ? connection.account : undefined
  const list = useSyncExternalStore(
    store.subscribe,
    () => account && store.list(account),
  )
  if (!account || !list) return null
  const chain = dock.settings.chains.find(({ id }) => id === account.chainId)
  return (
    <RecentTransactions
      // A key per account, so that cleared transactions are never restored into a different account's list.
      key={`${account.address} ${account.chainId}`}
      explorer={chain?.blockExplorers?.default.url}
      list={list}
      onClear={() => store.clear(account)}
      onRestore={(cleared) => store.restore(account, cleared)}
    />
  )
}

type RecentViewProps = ViewProps & { readonly store: TransactionStore }
