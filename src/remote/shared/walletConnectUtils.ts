export * from '@walletconnect/utils/own'

/**
 * Replaces the function with which WalletConnect's client (2.21.8) listens to the network, because nothing could remove
 * these listeners. `patchClient` adds one that ends.
 */
export function subscribeToNetworkChange(): void {}
