export {
  type SendListeners,
  type SendTransaction,
  useSendTransaction,
} from '../app/react/useSendTransaction'
export type { TransactionToSend } from '../transactions/TransactionRequest'
