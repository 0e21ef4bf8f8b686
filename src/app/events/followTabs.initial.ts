import { onPageRestored } from '../../platform/page/pageVisibility.initial'
import { onStorageChange } from '../../platform/storage/onStorageChange.initial'
import { pageStorage } from '../../platform/storage/storage.initial'
import {
  changeKey,
  hasStoredSession,
} from '../../platform/storage/storedSession.initial'
import type { Session } from '../../session/createSession.initial'

/** Applies changes that the visitor has made in other tabs. Wallets send their own events to every tab. */
export function followTabs({ send }: Session, ended: AbortSignal): void {
  const follow = () =>
    send({ type: 'TAB', isKept: hasStoredSession(pageStorage) })
  onStorageChange(changeKey, follow, ended)
  // Pages in the back/forward cache receive no storage events.
  onPageRestored(follow, ended)
}
