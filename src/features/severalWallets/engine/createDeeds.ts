import type { Connector } from '@wagmi/core'
import type { EngineContext } from '../../../engine/EngineContext'
import { tellTabs } from '../../../platform/storage/keptSession'
import { keepWallets, keptWallets } from '../../../platform/storage/keptWallets'
import { pageStorage } from '../../../platform/storage/storage.initial'

/** Saves the wallet changes made in this tab, for other tabs and the next page load. */
export function createDeeds({ config, settings }: EngineContext) {
  let seen: readonly Connector[] = []
  let active: Connector | undefined
  let isFollowing = false

  return {
    /** Runs a function that repeats a change from another tab. `note` does not save that change again. */
    follow(act: () => void) {
      isFollowing = true
      try {
        act()
      } finally {
        isFollowing = false
      }
    },
    /** Saves the changes since the last call. @param attempt number of the attempt that connected the active wallet */
    note(now: readonly Connector[], next?: Connector, attempt?: number) {
      const gone = idsMissing(seen, now)
      // Extensions also disconnect when they are locked. They stay in the session, behind the other wallets.
      const locked = seen.filter(
        ({ id, type }) =>
          type === 'injected' &&
          gone.includes(id) &&
          keptWallets(pageStorage).includes(id),
      )
      const came = [...idsMissing(now, seen), ...locked.map(({ id }) => id)]
      // wagmi also changes the active wallet when it restores a session or when a wallet disconnects. Those changes
      // must not reorder the stored list, which another tab may have reordered.
      const isNew = active
        ? !gone.includes(active.id)
        : !keptWallets(pageStorage).includes(`${next?.id}`)
      const isChosen = attempt !== undefined || (next !== active && isNew)
      const chosen = isChosen ? next?.id : undefined
      seen = now
      active = next
      if (isFollowing) return
      if (chosen) config.storage?.setItem('recentConnectorId', chosen)
      // A host's own wagmi config persists its connections.
      if (settings.wagmiConfig) return
      if (keepWallets(pageStorage, { gone, chosen, came })) tellTabs()
    },
    wasActive: () => active,
  }
}

/** Returns the ids of all connectors that are missing from the other list. */
function idsMissing(all: readonly Connector[], other: readonly Connector[]) {
  return all.filter((each) => !other.includes(each)).map(({ id }) => id)
}
