import type { State } from '../../wallet/session/State'
import type { WalletEvent } from './WalletEvent'

type Span = 'asking' | 'switching' | 'connected'

const begins: Partial<Record<WalletEvent['type'], Span>> = {
  'connect-started': 'asking',
  'connect-succeeded': 'connected',
  resumed: 'connected',
}

const ends = {
  'connect-succeeded': 'asking',
  'connect-failed': 'asking',
  switched: 'switching',
  'switch-failed': 'switching',
  disconnected: 'connected',
} satisfies Partial<Record<WalletEvent['type'], Span>>

type Ending = WalletEvent & { readonly type: keyof typeof ends }

/** Adds durations to events that end something. @param now returns the current time in milliseconds */
export function stopwatch(now: () => number) {
  const began: Partial<Record<Span, number>> = {}
  return {
    /** Records a change of the session. Must be called before `time` for the events of that change. */
    update(before: State, after: State) {
      if (after.switches !== before.switches) began.switching = now()
    },
    time(event: WalletEvent, { switchingTo }: State): WalletEvent {
      const beginMs = isEnding(event) ? began[ends[event.type]] : undefined
      const begin = begins[event.type]
      if (begin) began[begin] = now()
      if (!isEnding(event) || beginMs === undefined) return event
      // If the page did not request this switch, its duration is unknown.
      const isSwitch =
        event.type === 'switched' || event.type === 'switch-failed'
      if (isSwitch && event.chainId !== switchingTo) return event
      return { ...event, tookMs: Math.round(now() - beginMs) }
    },
  }
}

function isEnding(event: WalletEvent): event is Ending {
  return event.type in ends
}
