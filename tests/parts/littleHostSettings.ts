import type { World } from './startWorld'

/** What every little host reads when its page starts: the remote's address, and how to set it up. */
export function littleHostSettings(world: World) {
  const { remoteUrl, rpcUrls, projectId } = world.hostSettings()
  const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const chain = (id: keyof typeof rpcUrls, name: string) => ({
    id: Number(id),
    name,
    nativeCurrency: ether,
    rpcUrls: { default: { http: [rpcUrls[id]] } },
  })
  return {
    remoteUrl,
    config: {
      appName: 'Little host',
      projectId,
      chains: [chain('8453', 'Base'), chain('10', 'OP Mainnet')],
      rpcUrls,
      ensRpcUrl: false,
    },
  }
}
