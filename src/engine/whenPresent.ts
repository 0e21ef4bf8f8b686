import type { Connector } from '@wagmi/core'
import { claimOf } from './announced'
import { findConnector } from './connectorFor'
import type { Hands } from './Engine'
import { sdkConnector, sdkOf } from './sdkConnector'

/**
 * The connector of the wallet to resume, once it is there.
 * @param isGone true when nobody waits for it any more
 * @param onMissing called when the wallet has not announced itself yet
 */
export function whenPresent(
  hands: Hands,
  id: string,
  isGone: () => boolean,
  onMissing: () => void,
): Promise<Connector> {
  const sdk = sdkOf(id)
  if (sdk) return sdkConnector(hands, sdk)
  const present = findResumable(hands, id)
  if (present) return Promise.resolve(present)
  onMissing()
  return new Promise((resolve) => {
    const stop = hands.announced.subscribe(() => {
      const connector = isGone() ? undefined : findResumable(hands, id)
      if (connector) resolve(connector)
      if (connector || isGone()) stop()
    })
  })
}

/** Of several that claim one name, nobody knows which was chosen: the visitor chooses again. */
function findResumable(hands: Hands, id: string): Connector | undefined {
  const isShared = claimOf(hands, id)?.doubt === 'shared-rdns'
  return isShared ? undefined : findConnector(hands, id)
}
