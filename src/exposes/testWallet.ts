export {
  installTestWallet,
  type TestWallet,
  type TestWalletOptions,
} from '../testWallet/installTestWallet'
