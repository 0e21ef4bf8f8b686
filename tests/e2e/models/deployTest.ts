import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { nextRelease } from '../../parts/nextRelease'
import { type StaticServer, startStaticServer } from '../../parts/staticServer'
import { test as base } from '../../parts/worldTest'

/** A remote that is deployed over, a copy of it on another origin, and a shop that may have a service worker. */
export type Deployed = {
  readonly shop: StaticServer
  readonly remote: StaticServer
  /** Keeps the first release. */
  readonly mirror: StaticServer
  /** Puts the next release into the place of the first, of which nothing is left. */
  readonly deploy: () => void
}

const root = path.join(import.meta.dirname, '../../..')

/** What the shop's service worker does with scripts, by the path of its own. */
const workers = {
  'cache-first': `(await cache.match(request)) ?? (await fresh())`,
  'stale-while-revalidate': `(await cache.match(request)) ?? (await fresh())
    void fresh().catch(() => {})`,
}

export type Strategy = keyof typeof workers

/** @see https://developer.chrome.com/docs/workbox/caching-strategies-overview */
function workerOf(strategy: Strategy) {
  return `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.destination === 'script') event.respondWith(answer(event.request))
})
async function answer(request) {
  const cache = await caches.open('scripts')
  const fresh = async () => {
    const response = await fetch(request)
    if (response.ok) await cache.put(request, response.clone())
    return response
  }
  const kept = ${workers[strategy]}
  return kept
}`
}

export const test = base.extend<{ deployed: Deployed }>({
  deployed: async ({ world, page }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'walletdock-deploy-'))
    const at = (name: string) => path.join(folder, name)
    cpSync(path.join(root, 'host-example/dist'), at('shop'), {
      recursive: true,
    })
    for (const strategy of Object.keys(workers) as Strategy[])
      writeFileSync(at(`shop/${strategy}.js`), workerOf(strategy))
    for (const name of ['remote', 'mirror'])
      cpSync(path.join(root, 'dist'), at(name), { recursive: true })
    const servers = {
      remote: await startStaticServer({ folder: at('remote') }),
      mirror: await startStaticServer({ folder: at('mirror') }),
      shop: await startStaticServer({
        folder: at('shop'),
        answers: { '/settings.json': world.hostSettings },
      }),
    }
    world.changeSettings({ remoteUrl: servers.remote.url, testWallet: null })
    await use({ ...servers, deploy: () => nextRelease(at('remote')) })
    // First who still asks.
    await page.close()
    for (const server of Object.values(servers)) await server.stop()
    rmSync(folder, { recursive: true })
  },
})
