import type { Settings } from '../start/settings'
import { testAddress } from './chain'
import type { HostSettings } from './HostSettings'
import type { NameService } from './nameService'
import type { Chains } from './startChains'

/** Returns the settings of the sample host for the local world. */
export function describeWorld(
  settings: Settings,
  chains: Chains,
  names: NameService,
  remoteUrl: string,
): HostSettings {
  const rpcUrls = {
    '8453': settings.rpcUrl ?? chains.base?.url ?? '',
    '10': settings.rpcUrlSecond ?? chains.second?.url ?? '',
  }
  const isLocal = chains.base !== undefined && chains.second !== undefined
  return {
    remoteUrl,
    network: settings.network,
    rpcUrls,
    projectId: settings.projectId,
    nameService: { url: names.url, apiKey: names.apiKey },
    ...(isLocal && { ensRpcUrl: false }),
    testWallet: isLocal ? { rpcUrls, address: testAddress } : null,
  }
}
