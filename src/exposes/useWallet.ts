export { useWallet, type Wallet } from '../app/useWallet'
export type { WalletFailedError } from '../app/walletActions'
export type { Failure } from '../errors/Failure'
