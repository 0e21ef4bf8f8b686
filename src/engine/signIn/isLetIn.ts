import type { Connector } from '@wagmi/core'
import type { EngineContext } from '../EngineContext'

/**
 * Whether a wallet has just let the page in, asked at once for that and for a signature; only where the host can say
 * what would be signed.
 * @param isUnwanted whether nobody waits for this wallet any more
 * @throws what the wallet throws when its owner says no, or is being asked already
 */
export async function isLetIn(
  context: EngineContext,
  connector: Connector,
  isUnwanted: (connector: Connector) => boolean,
): Promise<boolean> {
  const host = context.host?.()
  if (!host?.getAuth()?.createFields) return false
  const { askAtOnce } = await import('./askAtOnce')
  return askAtOnce(context, connector, host, isUnwanted)
}
