import type { Connector } from '@wagmi/core'
import { tellTabs } from '../../platform/keepSession'
import { keepWallets, keptWallets } from '../../platform/keptWallets'
import { pageStorage } from '../../platform/storage'
import type { EngineContext } from '../EngineContext'

/** What this tab itself has done with several wallets, for other tabs and the next page; what it only follows is none. */
export function createDeeds({ config, settings }: EngineContext) {
  let seen: readonly Connector[] = []
  let active: Connector | undefined
  let isFollowing = false

  return {
    /** Does what another tab has done: that one has written it down. */
    follow(act: () => void) {
      isFollowing = true
      try {
        act()
      } finally {
        isFollowing = false
      }
    },
    /** Writes down what has happened since the last time. @param attempt number of the one that is answered */
    note(now: readonly Connector[], next?: Connector, attempt?: number) {
      const gone = idsMissing(seen, now)
      // Extensions leave when they are locked: they stay in the session, behind the others.
      const locked = seen.filter(
        ({ id, type }) =>
          type === 'injected' &&
          gone.includes(id) &&
          keptWallets(pageStorage).includes(id),
      )
      const came = [...idsMissing(now, seen), ...locked.map(({ id }) => id)]
      // A session that is resumed stays as another tab may have changed it meanwhile.
      const isNew = active
        ? !gone.includes(active.id)
        : !keptWallets(pageStorage).includes(`${next?.id}`)
      const isChosen = attempt !== undefined || (next !== active && isNew)
      const chosen = isChosen ? next?.id : undefined
      seen = now
      active = next
      if (isFollowing) return
      if (chosen) config.storage?.setItem('recentConnectorId', chosen)
      // What a host's own wagmi keeps, it keeps itself.
      if (settings.wagmiConfig) return
      if (keepWallets(pageStorage, { gone, chosen, came })) tellTabs()
    },
    wasActive: () => active,
  }
}

/** Ids of those that the other list does not have. */
function idsMissing(all: readonly Connector[], other: readonly Connector[]) {
  return all.filter((each) => !other.includes(each)).map(({ id }) => id)
}
