import { changeKey, hasSessionToResume } from '../../platform/keptSession'
import { onStored } from '../../platform/onStored'
import { pageStorage } from '../../platform/storage'
import { attemptOf } from '../../session/attemptOf'
import type { EngineCommand } from '../../session/Command'
import type { Session } from '../../session/createSession'

/** Does here what the visitor has done in another tab. Events that wallets send to every tab need no help. */
export function followTabs(
  session: Session,
  carry: (command: EngineCommand) => void,
): void {
  onStored(changeKey, () => {
    const state = session.getState()
    const { type } = state.connection
    const isElsewhere = hasSessionToResume(pageStorage)
    if (type === 'connected' && !isElsewhere) carry({ type: 'LEAVE' })
    // While a wallet asks here, this tab goes on with that.
    const isFree = type === 'disconnected' && !attemptOf(state)
    if (isElsewhere && (isFree || state.others)) {
      session.send({ type: 'RECONNECTING' })
      carry({ type: 'JOIN' })
    }
  })
}
