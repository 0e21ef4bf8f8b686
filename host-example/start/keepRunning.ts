import { build } from '../local/build'
import { readSettings, type Settings } from './settings'
import { untilStopped } from './untilStopped'

/** Services that were started. */
export type Running = {
  /** Settles when one of the services has ended without being stopped. */
  readonly ended: Promise<unknown>
  readonly stop: () => Promise<void>
}

export const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Builds and starts the services, waits until they should stop, and ends this process. */
export async function keepRunning(
  start: (settings: Settings) => Promise<Running>,
): Promise<never> {
  const stopped = untilStopped()
  try {
    const settings = readSettings(process.env)
    say('Walletdock: building …')
    const built = build().then(() => true)
    if (!(await Promise.race([built, stopped]))) process.exit(0)
    const running = await start(settings)
    const wasWanted = await Promise.race([
      stopped.then(() => true),
      running.ended.then(() => false),
    ])
    await running.stop()
    say(wasWanted ? '\nStopped.' : 'Stopped, because a part of it ended.')
    process.exit(wasWanted ? 0 : 1)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
