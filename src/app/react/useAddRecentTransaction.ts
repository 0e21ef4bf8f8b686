import type { Account } from '../../session/State'
import { checkTransactionToAdd } from '../../transactions/checkTransactionToAdd'
import type { TransactionToAdd } from '../../transactions/RecentTransaction'
import type { Dock } from '../Dock'
import { ownReact, useDock } from './DockContext'
import type { OtherReact } from './OtherReact'

/** Remembers a transaction that the host has sent. */
export type AddRecentTransaction = (transaction: TransactionToAdd) => void

/**
 * For hosts that send by themselves: what they add is followed, shown among the recent ones, and turns the
 * button's ring while it is pending.
 * @returns always the same function; it throws RecentTransactionError for what cannot be remembered, and
 * ConnectorNotConnectedError while no wallet is connected
 * @throws Error outside `<WalletProvider>`
 * @example addRecentTransaction({ hash, description: 'A gift to the orchard' })
 */
export function useAddRecentTransaction(): AddRecentTransaction {
  return useAddRecentTransactionOn(ownReact, useDock())
}

/** The same on the given React. */
export function useAddRecentTransactionOn(
  react: Pick<OtherReact, 'useCallback'>,
  dock: Dock,
): AddRecentTransaction {
  return react.useCallback(
    (transaction) => rememberTransaction(dock, transaction),
    [dock],
  )
}

/**
 * Follows a transaction that the host has sent.
 * @throws RecentTransactionError for what cannot be remembered; ConnectorNotConnectedError
 */
function rememberTransaction(dock: Dock, transaction: TransactionToAdd) {
  const { address, chainId } = connectedAccount(dock)
  checkTransactionToAdd(transaction)
  dock
    .loadEngine()
    .then((engine) => engine.transactions())
    .then((store) => store.add({ address, chainId }, transaction))
    // The host has its answer already: what fails now is reported as uncaught.
    .catch(reportError)
}

/** No wallet is connected, so there is no account. Named like wagmi's. */
class ConnectorNotConnectedError extends Error {
  override name = 'ConnectorNotConnectedError'
}

/** @throws ConnectorNotConnectedError while no wallet is connected */
function connectedAccount({ session }: Dock): Account {
  const { connection } = session.getState()
  if (connection.type === 'connected') return connection.account
  throw new ConnectorNotConnectedError(
    'Walletdock: no wallet is connected. Wait until `useWallet()` says so.',
  )
}
