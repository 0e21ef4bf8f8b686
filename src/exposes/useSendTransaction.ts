export type {
  SendCalls,
  SendListeners,
  SendOptions,
  SendTransaction,
} from '../app/react/SendTransaction'
export { useSendTransaction } from '../app/react/useSendTransaction'
export type { CallsInterruptedError } from '../errors/CallsInterruptedError'
export type {
  Call,
  CallOutcome,
  CallsOptions,
  Paymaster,
  SentCalls,
  SettledCalls,
} from '../transactions/CallsToSend'
export type { TransactionToSend } from '../transactions/TransactionRequest'
