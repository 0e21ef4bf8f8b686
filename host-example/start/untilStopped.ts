import { shellOwner } from './shellOwner'

/** How often the parent processes are checked, in milliseconds. */
const watchMs = 500

/** Settles when this process should stop, because of a person, the system or a dead parent. */
export function untilStopped(): Promise<void> {
  const parent = process.ppid
  const npm = process.env['npm_lifecycle_event'] && shellOwner(parent)
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve())
    // A killed parent does not send a signal, so check whether it still exists and is still our parent.
    const watch = setInterval(() => {
      if (process.ppid !== parent || (npm && !isAlive(npm))) resolve()
    }, watchMs)
    watch.unref()
  })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A permission error means that the process exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
