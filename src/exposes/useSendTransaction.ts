export {
  type SendTransaction,
  useSendTransaction,
} from '../app/useSendTransaction'
