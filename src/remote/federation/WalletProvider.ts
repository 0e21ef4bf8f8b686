import { WalletProvider as own } from '../exposes/WalletProvider'
import { forThisPage } from './forThisPage'

export * from '../exposes/WalletProvider'
export const WalletProvider = forThisPage('WalletProvider', own)
