export { useWallet } from '../app/react/useWallet'
export type { Wallet } from '../app/wallet/Wallet'
export type { WalletFailedError } from '../app/wallet/walletActions'
export type { Failure } from '../errors/Failure'
