import { getAddress, zeroAddress } from 'viem'

/**
 * Used if the page does not share `@wagmi/core`. Exports what the engine and the SDKs' connectors import. Imports from
 * `@wagmi/core/own`, because `@wagmi/core` itself is redirected to this file.
 */
export {
  ChainNotConfiguredError,
  ConnectorNotConnectedError,
  connect,
  createConfig,
  createConnector,
  createStorage,
  custom,
  extractRpcUrls,
  http,
  injected,
  ProviderNotFoundError,
  switchChain,
} from '@wagmi/core/own'

// wagmi computes a checksum before it reports an account. The first one takes 15 ms on a slow phone, later ones 1 ms.
globalThis.requestIdleCallback?.(() => getAddress(zeroAddress))
