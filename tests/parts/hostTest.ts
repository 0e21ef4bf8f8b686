import { builtHost } from '../hosts/builtHost'
import { testAddress } from './chain'
import { littleHostSettings } from './littleHostSettings'
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
        answers: { '/settings.json': () => littleHostSettings(world) },
      })
      servers.push(server)
      return server
    })
    // First who still asks: an open page complains about a server that has gone.
    await page.close()
    await Promise.all(servers.map((server) => server.stop()))
  },
})
