import { useWallet as own } from '../exposes/useWallet'
import { forThisPage } from './forThisPage'

export * from '../exposes/useWallet'
export const useWallet = forThisPage('useWallet', own)
