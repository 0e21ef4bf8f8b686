import { type Config, createConfig, http } from '@wagmi/core'
import { HttpRequestError, type Chain as ViemChain } from 'viem'
import type { Chain } from '../../data/chains/Chain'
import { fullAddress } from '../../platform/page/webUrl'
import type { EngineSettings } from './EngineSettings'
import { isBusyStatus } from './nodes/backoffAfter'
import { wagmiStorage } from './wagmiStorage'

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
