export type { CallsInterruptedError } from '../errors/CallsInterruptedError'
export type {
  SendCalls,
  SendListeners,
  SendOptions,
  SendTransaction,
} from '../features/transactions/SendTransaction'
export { useSendTransaction } from '../features/transactions/useSendTransaction'
export type {
  Call,
  CallOutcome,
  CallsOptions,
  Paymaster,
  SentCalls,
  SettledCalls,
} from '../transactions/CallsToSend'
export type { TransactionToSend } from '../transactions/TransactionRequest'
