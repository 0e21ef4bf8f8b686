import type { Connector } from '@wagmi/core'
import type { EngineContext } from '../EngineContext'
import { claimOf } from './announced'
import { findConnector } from './connectorFor'
import { sdkConnector, sdkOf } from './sdkConnector'

/**
 * The connector of the wallet to resume, once it is there.
 * @param isGone true when it is no longer wanted
 * @param onMissing called when the wallet has not announced itself yet
 */
export function whenPresent(
  context: EngineContext,
  id: string,
  isGone: () => boolean,
  onMissing: () => void,
): Promise<Connector> {
  const sdk = sdkOf(id)
  if (sdk) return sdkConnector(context, sdk)
  const present = findResumable(context, id)
  if (present) return Promise.resolve(present)
  onMissing()
  return new Promise((resolve) => {
    const stop = context.announced.subscribe(() => {
      const connector = isGone() ? undefined : findResumable(context, id)
      if (connector) resolve(connector)
      if (connector || isGone()) stop()
    })
  })
}

/** If several claim one name, it is unknown which was chosen: the visitor chooses again. */
function findResumable(
  context: EngineContext,
  id: string,
): Connector | undefined {
  const isShared = claimOf(context, id)?.doubt === 'shared-rdns'
  return isShared ? undefined : findConnector(context, id)
}
