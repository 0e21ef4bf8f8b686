import { useSendTransaction as own } from '../exposes/useSendTransaction'
import { forThisPage } from './forThisPage'

export * from '../exposes/useSendTransaction'
export const useSendTransaction = forThisPage('useSendTransaction', own)
