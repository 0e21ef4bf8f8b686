export type {
  AddRecentTransaction,
  TransactionToAdd,
} from '../remote/exposes/useAddRecentTransaction'
export type * from './kitTypes'
export {
  ConnectButton,
  CustomButton,
  type CustomButtonFields,
  type CustomButtonProps,
} from './react/buttons'
export {
  type Dialog,
  useAccountDialog,
  useAddRecentTransaction,
  useConnectDialog,
  useNetworkDialog,
  useWallet,
} from './react/hooks'
export {
  WalletdockProvider,
  type WalletdockProviderProps,
} from './react/WalletdockProvider'
