// Only re-exports, because bundlers follow a name past such a file. Otherwise, a page with one name loads all files.

export { ConnectKitButton, useModal } from './ConnectKitButtons'
export { ConnectKitProvider } from './ConnectKitProvider'
export {
  getDefaultConfig,
  getDefaultConnectors,
  wallets,
} from './connectkitConfig'
export {
  Avatar,
  ChainIcon,
  CONNECTKIT_VERSION,
  ConnectKitModalDemo,
  Context,
  useChainIsSupported,
  useChains,
  useIsMounted,
} from './connectkitRest'
export * as Types from './connectkitTypes'
export {
  SIWE_NONCE_QUERY_KEY,
  SIWE_SESSION_QUERY_KEY,
  SIWEButton,
  type SIWEConfig,
  SIWEProvider,
  type SIWESession,
  useSIWE,
} from './siwe'
