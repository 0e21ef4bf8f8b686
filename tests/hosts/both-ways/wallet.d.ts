declare module 'wallet/ConnectButton' {
  export { ConnectButton } from '../../../src/remote/exposes/ConnectButton'
}
declare module 'wallet/useWallet' {
  export { useWallet } from '../../../src/remote/exposes/useWallet'
}
declare module 'wallet/WalletProvider' {
  export { WalletProvider } from '../../../src/remote/exposes/WalletProvider'
}
declare module 'wallet/WagmiBridge' {
  export { WagmiBridge } from '../../../src/remote/exposes/WagmiBridge'
}
declare module 'wallet/mount' {
  export { endPage } from '../../../src/remote/exposes/mount'
}
