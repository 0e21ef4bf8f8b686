export type { CallsInterruptedError } from '../../data/transactions/CallsInterruptedError'
export type {
  Call,
  CallOutcome,
  CallsOptions,
  Paymaster,
  SentCalls,
  SettledCalls,
} from '../../data/transactions/CallsToSend'
export type { TransactionToSend } from '../../data/transactions/TransactionRequest'
export type {
  SendCalls,
  SendListeners,
  SendOptions,
  SendTransaction,
} from '../../features/transactions/SendTransaction'
export { useSendTransaction } from '../../features/transactions/useSendTransaction'
