import { anyGone } from '../local/startChains'
import { startWorld } from '../local/startWorld'
import { describeParts, portOf } from './describeParts'
import { keepRunning, type Running, say } from './keepRunning'
import { type Settings, settingDocs } from './settings'

if (process.argv.includes('--help')) help()
else await keepRunning(start)

async function start(settings: Settings): Promise<Running> {
  const world = await startWorld(settings, (line) => say(`  ${line}`))
  for (const line of describeParts(world, settings)) say(`  ${line}`)
  say(`  Remote: on a separate origin (${portOf(world.remote.url)})`)
  say(`\nOpen ${world.host.url}   (Ctrl-C stops everything)`)
  return { ended: anyGone(world.chains), stop: world.stop }
}

function help() {
  say('npm start: the whole product on this machine. Environment settings:\n')
  for (const [name, text] of Object.entries(settingDocs))
    say(`  ${name}\n      ${text}.`)
}
