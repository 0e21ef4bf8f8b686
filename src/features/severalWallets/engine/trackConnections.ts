import type { Connector } from '@wagmi/core'
import { pageStorage } from '../../../platform/storage/storage'
import { notifyTabs } from '../../../platform/storage/storedSession'
import {
  saveWallets,
  storedWallets,
} from '../../../platform/storage/storedWallets'
import type { EngineContext } from '../../../wallet/engine/EngineContext'
import { kindOf } from '../../../wallet/engine/kinds/kinds'

/**
 * Saves the wallet changes made in this tab, for other tabs and the next page load. A change that repeats one of another
 * tab is already stored, so it is not written again.
 */
export function trackConnections({ settings }: EngineContext) {
  let previous: readonly Connector[] = []
  let active: Connector | undefined

  return {
    /** Saves the changes since the last call. @param attempt number of the attempt that connected the active wallet */
    save(now: readonly Connector[], next?: Connector, attempt?: number) {
      const removed = idsMissing(previous, now)
      // Extensions also disconnect when they are locked. They stay in the stored session, behind the other wallets.
      const locked = previous.filter(
        (connector) =>
          kindOf(connector).survivesLock &&
          removed.includes(connector.id) &&
          storedWallets(pageStorage).includes(connector.id),
      )
      const added = [
        ...idsMissing(now, previous),
        ...locked.map(({ id }) => id),
      ]
      // wagmi also changes the active wallet when it restores a session or when a wallet disconnects. Those changes
      // must not reorder the stored list, which another tab may have reordered.
      const isNew = active
        ? !removed.includes(active.id)
        : !storedWallets(pageStorage).includes(`${next?.id}`)
      const isChosen = attempt !== undefined || (next !== active && isNew)
      const chosen = isChosen ? next?.id : undefined
      previous = now
      active = next
      // A host's own wagmi config persists its connections.
      if (settings.wagmi) return
      if (saveWallets(pageStorage, { removed, active: chosen, added }))
        notifyTabs()
    },
    wasActive: () => active,
  }
}

/** Returns the ids of all connectors that are missing from the other list. */
function idsMissing(all: readonly Connector[], other: readonly Connector[]) {
  return all.filter((each) => !other.includes(each)).map(({ id }) => id)
}
