import type { Connector } from '@wagmi/core'
import type { EngineContext } from '../EngineContext'
import { findConnector, identityOf } from './connectorFor'
import { sdkConnector, sdkKindOf } from './sdkConnector'

/**
 * Waits for the connector of the wallet to reconnect.
 * @param isCancelled returns true once the session is no longer wanted
 * @param onMissing called if the wallet has not announced itself yet
 */
export function whenPresent(
  context: EngineContext,
  id: string,
  isCancelled: () => boolean,
  onMissing: () => void,
): Promise<Connector> {
  const kind = sdkKindOf(id)
  if (kind) return sdkConnector(context, kind)
  const present = findResumable(context, id)
  if (present) return Promise.resolve(present)
  onMissing()
  return new Promise((resolve) => {
    const stop = context.announced.subscribe(() => {
      const connector = isCancelled() ? undefined : findResumable(context, id)
      if (connector) resolve(connector)
      if (connector || isCancelled()) stop()
    })
  })
}

/** If several wallets use the same rdns, the stored wallet is unknown, and the visitor must choose again. */
function findResumable(context: EngineContext, id: string) {
  const isShared = identityOf(context, id)?.warning === 'contested'
  return isShared ? undefined : findConnector(context, id)
}
