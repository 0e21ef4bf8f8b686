import path from 'node:path'
import type { Settings } from '../start/settings'
import { type AuthServer, createAuthServer } from './authServer'
import { describeWorld } from './describeWorld'
import type { HostSettings } from './HostSettings'
import { type NameService, startNameService } from './nameService'
import { type Chains, startChains } from './startChains'
import { type StaticServer, startStaticServer } from './staticServer'

/** Everything a visitor needs, running on this machine. */
export type World = {
  readonly chains: Chains
  readonly names: NameService
  /** The sample host's sign-in. */
  readonly auth: AuthServer
  readonly remote: StaticServer
  readonly host: StaticServer
  /** What `/settings.json` answers now. */
  readonly hostSettings: () => HostSettings
  /** Answers `/settings.json` differently until `heal`. */
  readonly changeSettings: (change: Partial<HostSettings>) => void
  /** Ends every fault of every server. */
  readonly heal: () => void
  readonly stop: () => Promise<void>
}

const root = path.join(import.meta.dirname, '../..')

/** Starts chains, name service, remote and sample host from what was built. */
export async function startWorld(
  settings: Settings,
  say?: (line: string) => void,
): Promise<World> {
  const chains = await startChains(settings, say)
  const names = await startNameService()
  const remote = await startStaticServer({
    folder: path.join(root, 'dist'),
    port: settings.remotePort,
    ...(say && { say }),
  })
  const usual = describeWorld(settings, chains, names, remote.url)
  const auth = createAuthServer(usual.rpcUrls)
  let current = usual
  const host = await startStaticServer({
    folder: path.join(root, 'host-example/dist'),
    port: settings.hostPort,
    answers: { '/settings.json': () => current },
    handle: auth.handle,
    ...(say && { say }),
  })
  return {
    chains,
    names,
    auth,
    remote,
    host,
    hostSettings: () => current,
    changeSettings: (change) => {
      current = { ...current, ...change }
    },
    heal: () => {
      current = usual
      for (const server of [names, auth, remote, host]) server.heal()
    },
    stop: async () => {
      const parts = [chains.base, chains.second, names, remote, host]
      await Promise.all(parts.map((part) => part?.stop()))
    },
  }
}
