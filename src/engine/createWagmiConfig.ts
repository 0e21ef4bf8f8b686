import { type Config, createConfig, createStorage, http } from '@wagmi/core'
import type { Chain as ViemChain } from 'viem'
import type { Chain } from '../chains/Chain'
import { fullAddress } from '../platform/fullAddress'
import { sessionKey } from '../platform/keptSession'
import { pageStorage } from '../platform/storage'
import type { EngineSettings } from './EngineSettings'
import { throwIfBusy } from './nodes/throwIfBusy'

/** Prefix of every key that wagmi writes for us into the page's storage. */
const storagePrefix = 'walletdock'

/** What wagmi hands to wallets and SDKs has addresses that they can use. */
function withFullAddresses(chain: Chain): ViemChain {
  const http = chain.rpcUrls.default.http.map(fullAddress)
  const rpcUrls = { ...chain.rpcUrls, default: { http } }
  // A configured chain is a viem chain by shape; viem's type is only wider.
  return { ...chain, rpcUrls } as ViemChain
}

/** The wagmi config of this page, without a wallet: announced ones join it, the others are set up when chosen. */
export function createWagmiConfig(settings: EngineSettings): Config {
  const { chains, rpcUrls } = settings
  const [first, ...others] = chains
  return createConfig({
    chains: [withFullAddresses(first), ...others.map(withFullAddresses)],
    connectors: [],
    // wagmi takes every announcement for true, throws at malformed ones, and keeps the first of each rdns.
    multiInjectedProviderDiscovery: false,
    transports: Object.fromEntries(
      chains.map(({ id }) => {
        const url = rpcUrls[id]
        const options = { onFetchResponse: throwIfBusy }
        return [id, http(url && fullAddress(url), options)]
      }),
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
