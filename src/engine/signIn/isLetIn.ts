import type { Connector } from '@wagmi/core'
import type { EngineContext } from '../EngineContext'
import { pair } from '../walletConnect/pair'

/**
 * Whether a wallet has just let the page in, asked at once for that and for a signature; only where the host can say
 * what would be signed. A wallet that is reached by a code takes it first.
 * @param isOver whether nobody waits for the answer any more
 * @throws what the wallet throws when its owner says no, or is being asked already
 */
export async function isLetIn(
  context: EngineContext,
  connector: Connector,
  isOver: () => boolean,
): Promise<boolean> {
  const { config, settings } = context
  // What a host's own connector shows is its own affair.
  const isScanned = connector.type === 'walletConnect' && !settings.wagmiConfig
  const host = context.host?.()
  if (!host?.getAuth()?.createFields) {
    if (isScanned) await pair(config, connector)
    return false
  }
  if (isScanned) {
    const { pairAtOnce } = await import('./pairAtOnce')
    await pairAtOnce(config, connector, host, isOver)
    return false
  }
  const { askAtOnce } = await import('./askAtOnce')
  return askAtOnce(context, connector, host, isOver)
}
