export type { WalletdockConfig } from '../app/WalletdockConfig'
export { WalletProvider, type WalletProviderProps } from '../app/WalletProvider'
