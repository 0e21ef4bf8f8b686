import { builtHost } from '../hosts/builtHost'
import { testAddress } from './chain'
import type { World } from './startWorld'
import { type StaticServer, startStaticServer } from './staticServer'
import { testWalletScript } from './testWalletScript'
import { test as base } from './worldTest'

/** A little host of `tests/hosts`, built and served on an origin of its own. */
export type OpenHost = (name: string) => Promise<StaticServer>

/** A test with little hosts, and a wallet that is announced as an extension is. */
export const test = base.extend<{ serveHost: OpenHost }>({
  serveHost: async ({ world, page }, use, test) => {
    // What has to be built first takes its time.
    test.setTimeout(test.timeout + 600_000)
    const servers: StaticServer[] = []
    await page.addInitScript(
      await testWalletScript({
        address: testAddress,
        rpcUrls: world.hostSettings().rpcUrls,
        chainId: 8453,
      }),
    )
    await use(async (name) => {
      const server = await startStaticServer({
        folder: await builtHost(name),
        answers: { '/settings.json': () => hostSettings(world) },
      })
      servers.push(server)
      return server
    })
    // First who still asks: an open page complains about a server that has gone.
    await page.close()
    await Promise.all(servers.map((server) => server.stop()))
  },
})

/** What every little host reads when its page starts: the remote's address, and how to set it up. */
function hostSettings(world: World) {
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
