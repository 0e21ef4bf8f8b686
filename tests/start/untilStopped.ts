/** Settles when a person, the system or a dead parent asks this process to stop. */
export function untilStopped(): Promise<void> {
  const parent = process.ppid
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve())
    // A killed parent sends no signal; another process becomes the parent then.
    const watch = setInterval(() => {
      if (process.ppid !== parent) resolve()
    }, 500)
    watch.unref()
  })
}
