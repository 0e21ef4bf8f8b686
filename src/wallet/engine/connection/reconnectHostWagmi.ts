import type { Config } from '@wagmi/core'
import type { EngineContext } from '../EngineContext'

/**
 * Restores the session if the host passes its own wagmi config. The host's wagmi reconnects its own connectors. It does
 * not know connectors that Walletdock added on an earlier page, such as WalletConnect's.
 * @param reconnect reconnects the latest session with one of our connectors
 */
export async function reconnectHostWagmi(
  { config, report }: EngineContext,
  reconnect: () => Promise<void>,
): Promise<void> {
  await whenSettled(config)
  const { current, status } = config.state
  if (status === 'connected') return
  if (!current) return reconnect()
  // The host's wagmi has a stored session but does not reconnect it.
  report({ type: 'DISCONNECTED' })
}

/** Waits until the host's wagmi has finished connecting. */
function whenSettled(config: Config): Promise<void> {
  const isSettled = () => {
    const { status } = config.state
    return status === 'connected' || status === 'disconnected'
  }
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
