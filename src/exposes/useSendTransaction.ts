export {
  type SendListeners,
  type SendTransaction,
  useSendTransaction,
} from '../app/useSendTransaction'
export type { TransactionToSend } from '../transactions/TransactionRequest'
