/**
 * Stands in for `@wagmi/core` where the page shares none: what the engine and the connectors of wallets' SDKs import
 * from it. Imported by another name, because `@wagmi/core` leads back here.
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
