import type { EthereumProvider } from '@walletconnect/ethereum-provider'

/** WalletConnect's client, as a connector holds it. */
export type WalletConnectProvider = InstanceType<typeof EthereumProvider>
