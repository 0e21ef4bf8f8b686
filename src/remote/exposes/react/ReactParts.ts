import type { ConnectButton } from '../../../app/react/ConnectButton'
import type { useWallet } from '../../../app/react/useWallet'
import type { useAddRecentTransaction } from '../../../features/transactions/useAddRecentTransaction'
import type { useSendTransaction } from '../../../features/transactions/useSendTransaction'
import type { WagmiBridge } from '../../../features/wagmiBridge/WagmiBridge'
import type { WalletProvider } from '../../page/WalletProvider'

/** All components and hooks for a React page. */
export type ReactParts = {
  readonly WalletProvider: typeof WalletProvider
  readonly ConnectButton: typeof ConnectButton
  readonly useWallet: typeof useWallet
  readonly useAddRecentTransaction: typeof useAddRecentTransaction
  readonly useSendTransaction: typeof useSendTransaction
  readonly WagmiBridge: typeof WagmiBridge
}
