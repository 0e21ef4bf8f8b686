import { useState } from 'react'
import { stepFrom } from '../../wallet/session/dialog/stepFrom'
import type { DialogName, State } from '../../wallet/session/State'
import { statusOf } from '../../wallet/session/selectors'

/**
 * Returns the state to render: the current state until the dialog closes, and the dialog's last state from then on,
 * because the closing dialog must not change.
 */
export function useShown(now: State, isOverlaid: boolean): Shown {
  const [shown, setShown] = useState<Shown>({
    phase: now.dialog ? 'open' : 'hidden',
    state: now,
    isOverlaid,
    hasConnected: false,
  })
  const { phase, state } = shown
  if (phase === 'closing') return shown
  const next: Shown =
    phase === 'open' && keyOf(now) !== keyOf(state)
      ? { ...shown, phase: 'closing', hasConnected: isConnecting(state, now) }
      : {
          ...shown,
          phase: now.dialog ? 'open' : 'hidden',
          state: now,
          isOverlaid,
        }
  const isSame = next.state === state && next.isOverlaid === shown.isOverlaid
  if (next.phase !== phase || !isSame) setShown(next)
  return next
}

type Shown = {
  readonly phase: 'hidden' | 'open' | 'closing'
  readonly state: State
  readonly isOverlaid: boolean
  /** Whether the dialog closes because the visitor has connected or signed in. */
  readonly hasConnected: boolean
}

/** Returns whether the visitor has connected or signed in between two states. */
function isConnecting(before: State, after: State): boolean {
  return (
    before.dialog?.name === 'connect' &&
    after.dialog === undefined &&
    statusOf(after) === 'connected' &&
    (after.connection !== before.connection || statusOf(before) !== 'connected')
  )
}

/**
 * Identifies the dialog of a state. A network dialog that was opened in the account dialog is a step of that dialog.
 * `undefined` if no dialog is open.
 */
export function keyOf(state: State): DialogName | undefined {
  return stepFrom(state) ? 'account' : state.dialog?.name
}
