import { changeKey, hasSessionToResume } from '../../platform/keptSession'
import { onStored } from '../../platform/onStored'
import { onPageRestored } from '../../platform/pageVisibility'
import { pageStorage } from '../../platform/storage'
import type { Session } from '../../session/createSession'

/** Applies changes that the visitor has made in other tabs. Wallets send their own events to every tab. */
export function followTabs({ send }: Session, ended: AbortSignal): void {
  const follow = () =>
    send({ type: 'TAB', isKept: hasSessionToResume(pageStorage) })
  onStored(changeKey, follow, ended)
  // Pages in the back/forward cache receive no storage events.
  onPageRestored(follow, ended)
}
