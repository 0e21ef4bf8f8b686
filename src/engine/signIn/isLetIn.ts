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
  const host = context.host?.()
  if (host?.getAuth()?.createFields) {
    const { askAtOnce } = await import('./askAtOnce')
    return askAtOnce(context, connector, host, { isOver, pair })
  }
  // What a host's own connector shows is its own affair.
  if (connector.type === 'walletConnect' && !context.settings.wagmiConfig)
    await pair(context, connector)
  return false
}
