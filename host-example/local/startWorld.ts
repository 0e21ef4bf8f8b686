import path from 'node:path'
import type { Settings } from '../start/settings'
import { type AuthServer, createAuthServer } from './authServer'
import { describeWorld } from './describeWorld'
import type { HostSettings } from './HostSettings'
import { type NameService, startNameService } from './nameService'
import { type Chains, startChains } from './startChains'
import { type StaticServer, startStaticServer } from './staticServer'

/** All services that a visitor needs, running on this machine. */
export type World = {
  readonly chains: Chains
  readonly names: NameService
  /** The sign-in server of the sample host. */
  readonly auth: AuthServer
  readonly remote: StaticServer
  readonly host: StaticServer
  /** Returns the current content of `/settings.json`. */
  readonly hostSettings: () => HostSettings
  /** Changes the content of `/settings.json` until `heal`. */
  readonly changeSettings: (change: Partial<HostSettings>) => void
  /** Ends every fault of every server. */
  readonly heal: () => void
  readonly stop: () => Promise<void>
}

const root = path.join(import.meta.dirname, '../..')
const dist = path.join(root, 'dist')
const hostDist = path.join(root, 'host-example/dist')

/** Folders to serve instead of the build output. */
export type Served = {
  readonly remoteFolder?: string
  readonly hostFolder?: string
}

/** Starts the chains, the name service, and servers for the built remote and sample host. */
export async function startWorld(
  settings: Settings,
  say?: (line: string) => void,
  { remoteFolder = dist, hostFolder = hostDist }: Served = {},
): Promise<World> {
  const chains = await startChains(settings, say)
  const names = await startNameService()
  const remote = await startStaticServer({
    folder: remoteFolder,
    port: settings.remotePort,
    ...(say && { say }),
  })
  const usual = describeWorld(settings, chains, names, remote.url)
  const auth = createAuthServer(usual.rpcUrls)
  let current = usual
  const host = await startStaticServer({
    folder: hostFolder,
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
