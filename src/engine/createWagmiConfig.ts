import { type Config, createConfig, createStorage, http } from '@wagmi/core'
import type { Chain as ViemChain } from 'viem'
import { sessionKey } from '../platform/keptSession'
import { pageStorage } from '../platform/storage'
import type { EngineSettings } from './EngineSettings'

/** Prefix of every key that wagmi writes for us into the page's storage. */
const storagePrefix = 'walletdock'

/** The wagmi config of this page, without a wallet: announced ones join it, the others are set up when chosen. */
export function createWagmiConfig(settings: EngineSettings): Config {
  const { chains, rpcUrls } = settings
  return createConfig({
    // A configured chain is a viem chain by shape; viem's type is only wider.
    chains: chains as unknown as readonly [ViemChain, ...ViemChain[]],
    connectors: [],
    // wagmi takes every announcement for true, throws at malformed ones, and keeps the first of each rdns.
    multiInjectedProviderDiscovery: false,
    transports: Object.fromEntries(
      chains.map((chain) => [chain.id, http(rpcUrls[chain.id])]),
    ),
    storage: createStorage({
      key: storagePrefix,
      storage: {
        // wagmi stores "disconnected" whenever it starts, and whenever it fails to resume: the session is kept by us.
        getItem: (key) => (key === sessionKey ? null : pageStorage.get(key)),
        setItem(key, value) {
          if (key !== sessionKey) pageStorage.set(key, value)
        },
        removeItem: pageStorage.remove,
      },
    }),
  })
}
