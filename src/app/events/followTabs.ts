import { changeKey, hasSessionToResume } from '../../platform/keptSession'
import { onStored } from '../../platform/onStored'
import { onPageRestored } from '../../platform/pageVisibility'
import { pageStorage } from '../../platform/storage'
import type { Session } from '../../session/createSession'

/** Does here what the visitor has done in another tab. Events that wallets send to every tab need no help. */
export function followTabs({ send }: Session, ended: AbortSignal): void {
  const follow = () =>
    send({ type: 'TAB', isKept: hasSessionToResume(pageStorage) })
  onStored(changeKey, follow, ended)
  // Nothing is reported to a page in the back/forward cache.
  onPageRestored(follow, ended)
}
