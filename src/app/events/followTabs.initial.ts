import { onPageRestored } from '../../platform/page/pageVisibility.initial'
import {
  changeKey,
  hasSessionToResume,
} from '../../platform/storage/keptSession.initial'
import { onStored } from '../../platform/storage/onStored.initial'
import { pageStorage } from '../../platform/storage/storage.initial'
import type { Session } from '../../session/createSession.initial'

/** Applies changes that the visitor has made in other tabs. Wallets send their own events to every tab. */
export function followTabs({ send }: Session, ended: AbortSignal): void {
  const follow = () =>
    send({ type: 'TAB', isKept: hasSessionToResume(pageStorage) })
  onStored(changeKey, follow, ended)
  // Pages in the back/forward cache receive no storage events.
  onPageRestored(follow, ended)
}
