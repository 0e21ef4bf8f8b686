import { useState } from 'react'
import type { Layout } from '../../wallet/session/Facts'
import type { DialogName, State } from '../../wallet/session/State'
import { statusOf, stepFrom } from '../../wallet/session/selectors'

/** What a dialog shows, except its texts. */
type Seen = {
  readonly state: State
  readonly layout: Layout
  readonly isOverlaid: boolean
}

type Shown = Seen & {
  readonly phase: 'hidden' | 'open' | 'closing'
  /** Whether the dialog closes because the visitor has connected or signed in. */
  readonly hasConnected: boolean
}

/** Returns the current values until the dialog closes, and its last values from then on. */
export function useShown(now: Seen): Shown {
  const phase = now.state.dialog ? 'open' : 'hidden'
  const current: Shown = { ...now, phase, hasConnected: false }
  const [shown, setShown] = useState(current)
  if (shown.phase === 'closing') return shown
  const isClosing =
    shown.phase === 'open' && keyOf(now.state) !== keyOf(shown.state)
  const hasConnected = isClosing && isConnecting(shown.state, now.state)
  const next: Shown = isClosing
    ? { ...shown, phase: 'closing', hasConnected }
    : current
  const names = ['phase', 'state', 'layout', 'isOverlaid'] as const
  if (names.some((name) => next[name] !== shown[name])) setShown(next)
  return next
}

function isConnecting(before: State, after: State): boolean {
  return (
    before.dialog?.name === 'connect' &&
    after.dialog === undefined &&
    statusOf(after) === 'connected' &&
    (after.connection !== before.connection || statusOf(before) !== 'connected')
  )
}

/** Identifies the dialog of a state. A network dialog that the account dialog has opened is a step of it. */
export function keyOf(state: State): DialogName | undefined {
  return stepFrom(state) ? 'account' : state.dialog?.name
}
