import type { WagmiBridge } from '../wagmi/WagmiBridge'
import type { ConnectButton } from './ConnectButton.initial'
import type { useAddRecentTransaction } from './useAddRecentTransaction'
import type { useSendTransaction } from './useSendTransaction'
import type { useWallet } from './useWallet.initial'
import type { WalletProvider } from './WalletProvider.initial'

/** All components and hooks for a React page. */
export type ReactParts = {
  readonly WalletProvider: typeof WalletProvider
  readonly ConnectButton: typeof ConnectButton
  readonly useWallet: typeof useWallet
  readonly useAddRecentTransaction: typeof useAddRecentTransaction
  readonly useSendTransaction: typeof useSendTransaction
  readonly WagmiBridge: typeof WagmiBridge
}
