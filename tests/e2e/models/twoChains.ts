import type { World } from '../../../host-example/local/startWorld'

/** Both local networks, as a host configures them. */
export function twoChains(world: World) {
  const { rpcUrls } = world.hostSettings()
  const chain = (id: 8453 | 10, name: string) => ({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrls[id]] } },
  })
  return [chain(8453, 'Base'), chain(10, 'OP Mainnet')] as const
}
