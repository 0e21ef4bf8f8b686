export {
  onWalletEvent,
  type WalletEvent,
} from '../../features/events/onWalletEvent'
