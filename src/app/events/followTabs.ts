import { changeKey, hasSessionToResume } from '../../platform/keptSession'
import { onStored } from '../../platform/onStored'
import { pageStorage } from '../../platform/storage'
import type { Session } from '../../session/createSession'

/** Does here what the visitor has done in another tab. Events that wallets send to every tab need no help. */
export function followTabs({ send }: Session): void {
  onStored(changeKey, () =>
    send({ type: 'TAB', isKept: hasSessionToResume(pageStorage) }),
  )
}
