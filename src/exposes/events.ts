export { onWalletEvent, type WalletEvent } from '../app/onWalletEvent'
