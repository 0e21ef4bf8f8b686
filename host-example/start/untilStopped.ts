import { shellOwner } from './shellOwner'

/** How often parents are looked at, in milliseconds. */
const watchMs = 500

/** Settles when a person, the system or a dead parent asks this process to stop. */
export function untilStopped(): Promise<void> {
  const parent = process.ppid
  const npm = process.env['npm_lifecycle_event'] && shellOwner(parent)
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve())
    // A killed parent sends no signal: it is gone, or another took its place.
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
    // Not being allowed to signal it means that it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
