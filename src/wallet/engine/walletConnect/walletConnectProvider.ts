import type { Connector } from '@wagmi/core'
import type { EthereumProvider } from '@walletconnect/ethereum-provider'

export type WalletConnectProvider = InstanceType<typeof EthereumProvider>

/** A message of a phone, as the client receives it from the relay. */
export type RelayMessage = Parameters<
  WalletConnectProvider['signer']['client']['core']['relayer']['handleBatchMessageEvents']
>[0][number]

/** Returns the connector's provider. wagmi's types do not declare it. */
export async function walletConnectProvider(connector: Connector) {
  return (await connector.getProvider()) as WalletConnectProvider
}

/** Event for a code whose request has not reached the relay yet. */
export const earlyUri = 'walletdock_uri'
