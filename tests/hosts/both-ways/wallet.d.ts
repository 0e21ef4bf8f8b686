declare module 'wallet/ConnectButton' {
  export { ConnectButton } from '../../../src/exposes/ConnectButton'
}
declare module 'wallet/useWallet' {
  export { useWallet } from '../../../src/exposes/useWallet'
}
declare module 'wallet/WalletProvider' {
  export { WalletProvider } from '../../../src/exposes/WalletProvider'
}
declare module 'wallet/WagmiBridge' {
  export { WagmiBridge } from '../../../src/exposes/WagmiBridge'
}
