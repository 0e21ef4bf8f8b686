import type { AddRecentTransaction } from '../../remote/exposes/useAddRecentTransaction'
import type { Wallet } from '../../remote/exposes/useWallet'
import { earlyWallet } from './earlyWallet'
import { useEarlyAccount } from './shared'
import { useKit } from './WalletdockProvider'

/**
 * Returns the visitor's wallet, anywhere below the provider. Until the remote has loaded, its status is `loading`. Then,
 * and after a failure, its functions wait for the remote.
 * @throws Error outside `<WalletdockProvider>`
 */
export function useWallet(): Wallet {
  const kit = useKit()
  const { wallet, config, accountCookie } = kit
  const [account] = useEarlyAccount(config, accountCookie)
  return wallet && wallet.status !== 'loading'
    ? wallet
    : earlyWallet(kit, !!account)
}

/** One of the dialogs. */
export type Dialog = {
  /** Opens the dialog if it may open now. If it is called before the remote has loaded, the dialog opens afterwards. */
  readonly open: () => Promise<void>
  /** Whether the dialog may open now: the connect dialog without a wallet, the others with one. */
  readonly mayOpen: boolean
  readonly isOpen: boolean
}

/** Opens the list of wallets. @throws Error outside `<WalletdockProvider>` */
export const useConnectDialog = (): Dialog => useDialog('connect')
/** Opens the account. @throws Error outside `<WalletdockProvider>` */
export const useAccountDialog = (): Dialog => useDialog('account')
/** Opens the list of networks. @throws Error outside `<WalletdockProvider>` */
export const useNetworkDialog = (): Dialog => useDialog('network')

function useDialog(name: 'connect' | 'account' | 'network'): Dialog {
  const { mayOpen, dialog, open } = useWallet()
  return {
    open: () => open(name),
    mayOpen: mayOpen[name],
    isOpen: dialog === name,
  }
}

/**
 * Returns a function for transactions that the page has sent itself. They are followed, listed among the recent ones, and
 * shown as pending. A transaction waits until the remote has loaded and a wallet is connected.
 * @throws Error outside `<WalletdockProvider>`
 */
export const useAddRecentTransaction = (): AddRecentTransaction =>
  useKit().sharedLoad.add
