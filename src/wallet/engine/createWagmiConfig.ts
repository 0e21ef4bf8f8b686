import {
  type Config,
  createConfig,
  createStorage,
  http,
  type Storage,
} from '@wagmi/core'
import { HttpRequestError, type Chain as ViemChain } from 'viem'
import type { Chain } from '../../data/chains/Chain'
import { fullAddress } from '../../platform/page/webUrl'
import { pageStorage } from '../../platform/storage/storage'
import { sessionKey } from '../../platform/storage/storedSession'
import type { EngineSettings } from './EngineSettings'
import { isBusyStatus } from './nodes/backoffAfter'

/** Makes relative RPC URLs absolute, because wagmi passes them to wallets and SDKs. */
function withFullAddresses(chain: Chain): ViemChain {
  const http = chain.rpcUrls.default.http.map(fullAddress)
  const rpcUrls = { ...chain.rpcUrls, default: { http } }
  // The cast is safe, because a configured chain has the same shape as a viem chain. Only viem's type is wider.
  return { ...chain, rpcUrls } as ViemChain
}

/** Creates wagmi's config without connectors. They are added when wallets announce themselves or are chosen. */
export function createWagmiConfig(settings: EngineSettings): Config {
  const { chains, rpcUrls } = settings
  const [first, ...others] = chains
  return createConfig({
    chains: [withFullAddresses(first), ...others.map(withFullAddresses)],
    connectors: [],
    // wagmi's discovery trusts every announcement, throws for malformed ones, and keeps only the first wallet of each
    // rdns.
    multiInjectedProviderDiscovery: false,
    transports: Object.fromEntries(
      chains.map(({ id }) => {
        const url = rpcUrls[id]
        const options = { onFetchResponse: throwIfBusy }
        return [id, http(url && fullAddress(url), options)]
      }),
    ),
    storage: wagmiStorage(),
  })
}

/** If a refusal's body is a JSON-RPC error, viem would drop the status and `Retry-After`, which the backoff needs. */
function throwIfBusy({ headers, status, statusText, url }: Response): void {
  if (isBusyStatus(status))
    throw new HttpRequestError({ details: statusText, headers, status, url })
}

/** Prefix of every key that wagmi writes for us into the page's storage. */
const storagePrefix = 'walletdock'

/** Returns wagmi's storage. Stored values that wagmi cannot use count as absent. */
export function wagmiStorage(): Storage {
  return createStorage({
    key: storagePrefix,
    storage: {
      getItem(key) {
        // wagmi stores "disconnected" at every start and after every failed reconnection, so we store the session
        // ourselves.
        if (key === sessionKey) return null
        const text = pageStorage.get(key)
        return text !== null && isUsable(key, text) ? text : null
      },
      setItem(key, value) {
        if (key !== sessionKey) pageStorage.set(key, value)
      },
      removeItem: pageStorage.remove,
    },
  })
}

/** wagmi would throw for other texts, and a wallet could no longer connect or switch networks. */
function isUsable(key: string, text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    if (key.endsWith('.requestedChains')) return Array.isArray(value)
    if (key.endsWith('.disconnected')) return value === true
    return key.endsWith('.recentConnectorId') ? typeof value === 'string' : true
  } catch {
    // Another kit or an older version wrote the text, so it counts as absent.
    return false
  }
}
