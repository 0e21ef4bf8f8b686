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
