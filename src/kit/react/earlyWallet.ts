import type { Wallet } from '../../remote/exposes/useWallet'
import type { SharedLoad, SharedLoadState } from './sharedLoad'

/**
 * Returns the wallet for hosts until the remote's wallet has loaded, and without the remote. Its functions wait for the
 * remote.
 * @param isConnected whether the page's own wagmi or the last page has an account
 */
export function earlyWallet(
  {
    sharedLoad,
    wallet,
    failure,
  }: SharedLoadState & { readonly sharedLoad: SharedLoad },
  isConnected: boolean,
): Wallet {
  const { use } = sharedLoad
  return {
    status: failure ? 'disconnected' : 'loading',
    accounts: [],
    chains: [],
    hasPendingTransactions: false,
    dialog: wallet?.dialog,
    mayOpen: wallet?.mayOpen ?? {
      connect: !isConnected,
      account: isConnected,
      network: isConnected,
    },
    open: (...by: Parameters<Wallet['open']>) =>
      use((wallet) => wallet.open(...by)).catch((error: Error) => {
        // The load has reported its failure, and the page shows it to the visitor.
        if (error.name !== 'LoadFailure') throw error
      }),
    close: () => wallet?.close(),
    switchChain: (id: number) => use((wallet) => wallet.switchChain(id)),
    disconnect: () => use((wallet) => wallet.disconnect()),
    setActive: (id: string) => use((wallet) => wallet.setActive(id)),
    provider: sharedLoad.provider,
    // Both statuses guarantee nothing, but TypeScript compares each with the whole.
  } as Wallet
}
