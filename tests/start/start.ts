import { build } from '../parts/build'
import { startWorld, type World } from '../parts/startWorld'
import { readSettings, type Settings, settingDocs } from './settings'
import { untilStopped } from './untilStopped'

const say = (line: string) => process.stdout.write(`${line}\n`)

const stopped = untilStopped()
process.exitCode = await run(process.argv.includes('--help'))
// Nothing may keep us here: a build that was interrupted still holds pipes.
process.exit()

async function run(isHelp: boolean): Promise<number> {
  if (isHelp) return help()
  try {
    const settings = readSettings(process.env)
    say('Walletdock: building …')
    const built = await Promise.race([build(), stopped.then(() => 'stopped')])
    if (built === 'stopped') return 0
    const world = await startWorld(settings, (line) => say(`  ${line}`))
    introduce(world, settings)
    const code = await Promise.race([stopped.then(() => 0), failure(world)])
    await world.stop()
    say(code === 0 ? '\nStopped.' : 'Stopped, because a local chain ended.')
    return code
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return 1
  }
}

function help(): number {
  say('npm start: the whole product on this machine. Environment settings:\n')
  for (const [name, text] of Object.entries(settingDocs))
    say(`  ${name}\n      ${text}.`)
  return 0
}

function introduce(world: World, settings: Settings) {
  const every = settings.network === 'base' ? '2 s' : '200 ms'
  const port = (url: string) => `port ${new URL(url).port}`
  const { base, second } = world.chains
  say(
    base
      ? `  Base, id 8453: a block every ${every} (${port(base.url)})`
      : '  Base, id 8453: the node of RPC_URL',
  )
  say(
    second
      ? `  Optimism, id 10: the network to switch to (${port(second.url)})`
      : '  Optimism, id 10: the node of RPC_URL_SECOND',
  )
  say(`  Names: a service of our own (${port(world.names.url)})`)
  say(`  Remote: an origin of its own (${port(world.remote.url)})`)
  say(
    world.hostSettings().testWallet
      ? '  Wallet: a test wallet with 10,000 Ether announces itself on the page'
      : '  Wallet: yours; the test wallet needs both local chains',
  )
  say(`\nOpen ${world.host.url}   (Ctrl-C stops everything)`)
}

/** Settles with an exit code when a chain ends by itself. */
async function failure(world: World): Promise<number> {
  const { base, second } = world.chains
  const never = new Promise<never>(() => {})
  await Promise.race([base?.gone ?? never, second?.gone ?? never])
  return 1
}
