import { describeWorld } from '../local/describeWorld'
import { startNameService } from '../local/nameService'
import { choosePort } from '../local/ports'
import { anyGone, startChains } from '../local/startChains'
import { describeParts } from './describeParts'
import {
  hostServer,
  remoteServer,
  startDevServer,
  untilServed,
} from './devServers'
import { keepRunning, type Running, say } from './keepRunning'
import type { Settings } from './settings'

await keepRunning(startDev)

async function startDev(settings: Settings): Promise<Running> {
  const chains = await startChains(settings, say)
  const names = await startNameService()
  const remotePort = await choosePort(settings.remotePort, say)
  const hostPort = await choosePort(settings.hostPort, say)
  const remoteUrl = `http://127.0.0.1:${remotePort}`
  const hostUrl = `http://127.0.0.1:${hostPort}`
  const world = describeWorld(settings, chains, names, remoteUrl)
  for (const line of describeParts({ chains, names }, settings))
    say(`  ${line}`)
  const servers = [
    startDevServer(remoteServer(remotePort), say),
    startDevServer(hostServer(hostPort, world), say),
  ]
  const ended = Promise.race([
    anyGone(chains),
    ...servers.map((server) => server.ended),
  ])
  const served = [`${remoteUrl}/contract.json`, hostUrl].map(untilServed)
  await Promise.race([ended, Promise.all(served)])
  say(`\nOpen ${hostUrl}   (shows every change; Ctrl-C stops everything)`)
  const parts = [chains.base, chains.second, names, ...servers]
  const stop = async () => {
    await Promise.all(parts.map((part) => part?.stop()))
  }
  return { ended, stop }
}
