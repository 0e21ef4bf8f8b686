import type { Config } from '@wagmi/core'

/** Resolves once wagmi's state fulfils a condition. Never resolves if the signal is aborted before. */
export function whenState(
  config: Config,
  isSo: (state: Config['state']) => boolean,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const update = () => {
      if (signal?.aborted || !isSo(config.state)) return
      stop()
      resolve()
    }
    const stop = config.subscribe((state) => state, update)
    signal?.addEventListener('abort', stop)
    update()
  })
}
