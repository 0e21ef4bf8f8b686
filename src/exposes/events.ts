export { onWalletEvent, type WalletEvent } from '../app/events/onWalletEvent'
