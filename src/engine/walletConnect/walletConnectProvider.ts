import type { Connector } from '@wagmi/core'
import type { EthereumProvider } from '@walletconnect/ethereum-provider'

/** WalletConnect's client, as a connector holds it. */
export type WalletConnectProvider = InstanceType<typeof EthereumProvider>

/** The connector's own provider, which wagmi's types do not name. */
export async function walletConnectProvider(
  connector: Connector,
): Promise<WalletConnectProvider> {
  return (await connector.getProvider()) as WalletConnectProvider
}

/** Event with a code whose question is still on its way to the relay. */
export const sooner = 'walletdock_uri'
