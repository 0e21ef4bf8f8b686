export {
  installTestWallet,
  type Outcome,
  type TestWallet,
  type TestWalletOptions,
} from '../../testWallet/installTestWallet'
