import type { Dock } from '../../app/Dock'
import type { OtherReact } from '../../app/OtherReact'
import { ownReact, useDock } from '../../app/react/DockContext'
import { checkTransactionToAdd } from '../../data/transactions/checkTransactionToAdd'
import type { TransactionToAdd } from '../../data/transactions/RecentTransaction'
import { withGuide } from '../../errors/withGuide'
import { accountIn } from '../../wallet/session/selectors'

/** Stores a transaction that the host has sent. */
export type AddRecentTransaction = (transaction: TransactionToAdd) => void

/**
 * Returns a function for hosts that send transactions themselves. The transactions that they add are followed, listed
 * among the recent ones, and shown as pending by the button's ring.
 * @returns a stable function. It throws RecentTransactionError for an invalid transaction, and
 * ConnectorNotConnectedError if no wallet is connected
 * @throws Error outside `<WalletProvider>`
 * @example addRecentTransaction({ hash, description: 'A gift to the orchard' })
 */
export function useAddRecentTransaction(): AddRecentTransaction {
  return useAddRecentTransactionOn(ownReact, useDock())
}

/** Does the same as `useAddRecentTransaction` on the given React. */
export function useAddRecentTransactionOn(
  react: Pick<OtherReact, 'useCallback'>,
  dock: Dock,
): AddRecentTransaction {
  return react.useCallback(
    (transaction) => rememberTransaction(dock, transaction),
    [dock],
  )
}

/** @throws RecentTransactionError for an invalid transaction; ConnectorNotConnectedError */
function rememberTransaction(dock: Dock, transaction: TransactionToAdd) {
  const account = accountIn(dock.session.getState())
  if (!account)
    throw new ConnectorNotConnectedError(
      'Walletdock: no wallet is connected. Wait until `useWallet()` has an `address`.',
    )
  const { address, chainId } = account
  checkTransactionToAdd(transaction)
  dock
    .loadEngine()
    .then(({ load }) => load('transactions'))
    .then(({ store }) => store.add({ address, chainId }, transaction))
    // The function has already returned, so errors are reported as uncaught.
    .catch(reportError)
}

/** No wallet is connected. Has the same name as wagmi's error, which the engine throws. */
export class ConnectorNotConnectedError extends Error {
  override name = 'ConnectorNotConnectedError'

  constructor(message: string) {
    super(withGuide(message, 'a-hook-or-component-is-in-the-wrong-place'))
  }
}
