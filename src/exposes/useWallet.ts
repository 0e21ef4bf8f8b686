export { useWallet } from '../app/useWallet'
export type { Wallet } from '../app/Wallet'
export type { WalletFailedError } from '../app/walletActions'
export type { Failure } from '../errors/Failure'
