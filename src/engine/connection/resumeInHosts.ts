import type { Config } from '@wagmi/core'
import type { EngineContext } from '../EngineContext'

/**
 * Takes up the session in a host's own wagmi. That resumes its own connectors itself; those that an earlier page has added
 * to it, such as WalletConnect's, it does not know.
 * @param resume takes up the latest session, with a connector of ours
 */
export async function resumeInHosts(
  { config, report }: EngineContext,
  resume: () => Promise<void>,
): Promise<void> {
  await whenSettled(config)
  const { current, status } = config.state
  if (status === 'connected') return
  if (!current) return resume()
  // Its wagmi remembers a session, and does not take it up.
  report({ type: 'DISCONNECTED' })
}

/** Waits until a host's wagmi knows whether it is connected. */
function whenSettled(config: Config): Promise<void> {
  const isSettled = () => !/connecting/.test(config.state.status)
  return new Promise((resolve) => {
    if (isSettled()) return resolve()
    const stop = config.subscribe(
      ({ status }) => status,
      () => {
        if (!isSettled()) return
        stop()
        resolve()
      },
    )
  })
}
